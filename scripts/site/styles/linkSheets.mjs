// @ts-check
import { replaceOnce } from '../../../plugins/docusaurus-internals/expectShape.mjs';

/**
 * Links other style sheets in a page than the one that it was built with.
 *
 * @param {string} html
 * @param {string} page path of its file, for errors
 * @param {object} sheets paths below the built site's folder
 * @param {string} sheets.builtWith the one that it links
 * @param {readonly string[]} sheets.inPage what is loaded with the page
 * @param {string} sheets.application what is loaded with the application
 * @returns {string}
 * @throws {Error} when the page names the first one, and not in the way that Docusaurus links it
 */
export function linkSheets(html, page, { builtWith, inPage, application }) {
  // What only leads to another address has no styles.
  if (!html.includes(builtWith)) {
    return html;
  }
  const link = new RegExp(
    `<link rel=stylesheet href=([\\w./-]*)${builtWith}[^>]*>`,
    'g',
  );
  const baseUrl = link.exec(html)?.[1] ?? '';
  /** @param {string} path */
  const linkTo = path => `<link rel=stylesheet href=${baseUrl}${path}>`;
  return replaceOnce(
    replaceOnce(html, link, inPage.map(linkTo).join(''), page),
    /<template id=application>/g,
    `$&${linkTo(application)}`,
    page,
  );
}
