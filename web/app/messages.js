// Fluent messages, without a browser.

// By its path, so that tests in Node find it too.
import { FluentBundle, FluentResource } from '../vendor/fluent.js';

/** @import { Text, Values } from '../types.js' */

/**
 * Reads a Fluent file.
 * @param {string} lang
 * @param {string} text
 */
export function readMessages(lang, text) {
  // Isolation marks serve texts of mixed direction, and get in the way of copying and searching.
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/**
 * Returns a message from the first bundle that has it, or its identifier if none does.
 * @param {Iterable<FluentBundle>} bundles the preferred one first
 * @param {string} id
 * @param {Values} [values]
 */
export function translate(bundles, id, values) {
  for (const bundle of bundles) {
    const pattern = bundle.getMessage(id)?.value;
    // With a list for errors, a value that is missing is shown by its name instead of thrown.
    if (pattern) return bundle.formatPattern(pattern, values, []);
  }
  return id;
}

/**
 * Returns a text of the server in a language, or in English.
 * @param {Text} text
 * @param {string} lang
 */
export function textIn(text, lang) {
  return text[lang] ?? text.en;
}
