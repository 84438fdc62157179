// The types of fluent.js, which is imported by its path: the tests in Node know no import map.
export * from '@fluent/bundle';
