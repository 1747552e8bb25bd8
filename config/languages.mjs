// @ts-check

/** The language of all pages, at the base URL. */
export const defaultLanguage = 'en';

/** As in BCP 47: `fr`, `pt-BR`. */
const pattern = /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/;

/**
 * Reads which languages the site is built in besides English, such as `fr`. Each is in a folder of its
 * name below the base URL; its texts are in `i18n/`.
 *
 * @param {NodeJS.ProcessEnv} environment where LOCALES=fr,ja names them
 * @returns {string[]}
 * @throws {Error} when one of them is no name of a language
 */
export function readLanguages({ LOCALES: names = '' }) {
  const languages = names.split(',').filter(name => name !== '');
  const wrong = languages.find(
    name => !pattern.test(name) || name === defaultLanguage,
  );
  if (wrong !== undefined) {
    throw new Error(
      `LOCALES has "${wrong}", which ${wrong === defaultLanguage ? 'is always built' : "isn't the name of a language"}. Name the languages to add, separated by commas, as in: LOCALES=fr,pt-BR`,
    );
  }
  return [...new Set(languages)];
}

/**
 * Where pages of a language are. Docusaurus adds the language to `baseUrl` itself, and not to addresses
 * that the configuration has in text.
 *
 * @param {string} baseUrl of the site
 * @param {string | undefined} language none is the default language
 */
export function languageBaseUrl(baseUrl, language = defaultLanguage) {
  return language === defaultLanguage ? baseUrl : `${baseUrl}${language}/`;
}

/**
 * The language that Docusaurus builds at the moment, which it evaluates the configuration for.
 *
 * @param {NodeJS.ProcessEnv} environment with the variable that Docusaurus sets for this
 *   (https://github.com/facebook/docusaurus/issues/4542)
 */
export function currentLanguage({ DOCUSAURUS_CURRENT_LOCALE: language }) {
  return language ?? defaultLanguage;
}
