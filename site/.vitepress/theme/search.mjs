// How the search box reads queries and orders pages. The configuration has no functions: VitePress would compile them from text in the
// browser, which the policy of the service refuses.

/** Guides come before those about the service, and both before lists of codes, the reference, and pages about the project. */
function boostDocument(page) {
  if (/\/(?:codes|tolerance|readings|dependencies|testing|reference\/.*|project\/.*)\.html/.test(page)) return 0.3;
  return /\/(?:service|scaling|production|compatibility)\.html/.test(page) ? 0.7 : 1;
}

/** Searches singular and plural, and enumerations for `enum`. */
function processTerm(term) {
  const word = term.toLowerCase();
  if (/^enums?$/.test(word)) return ["enum", "enumeration", "enumerations"];
  if (word.length <= 3) return word;
  return word.endsWith("s") ? [word, word.slice(0, -1)] : [word, `${word}s`];
}

/** Adds the functions to the options of the search. */
export function configureSearch({ themeConfig }) {
  Object.assign(themeConfig.search.options.miniSearch.searchOptions, { boostDocument, processTerm });
}
