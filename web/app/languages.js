// The languages of the page: the name of a folder in `locales`, and what its speakers call it. A
// message that a language lacks is shown in English.

export const ENGLISH = 'en';

export const LANGUAGES = /** @type {const} */ ([
  [ENGLISH, 'English'],
  ['ja', '日本語'],
]);

/** @param {unknown} lang @returns {lang is string} */
export function isLanguage(lang) {
  return LANGUAGES.some(([code]) => code === lang);
}

/** Returns the language of a browser, or English. @param {string} tag such as `ja-JP` */
export function languageFor(tag) {
  const [code] = tag.toLowerCase().split('-');
  return isLanguage(code) ? code : ENGLISH;
}
