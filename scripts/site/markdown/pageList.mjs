// @ts-check
import { readFile } from 'node:fs/promises';
import { projectFolder } from '../../run.mjs';

/** @typedef {import('./markdownPages.mjs').MarkdownPage} MarkdownPage */

/** What parts of the site are about, and the paths of their pages. Rules come before the last. */
const guides = {
  Overview: /^\/(?:rules)?$/,
  'Getting started': /^\/getting-started/,
  'Using typescript-eslint': /^\/users/,
  'Check, convert, and upgrade a config': /^\/config/,
  Troubleshooting: /^\/troubleshooting/,
  Packages: /^\/packages/,
  'Rules and tools of your own': /^\/developers/,
};
const others = {
  // Posts, and no lists of them
  Blog: /^\/blog\/(?!archive$|authors|page\/|tags)/,
  Contributing: /^\/contributing/,
  Maintenance: /^\/maintenance/,
};

/**
 * The list of pages for language models, in the format of https://llmstxt.org: guides by section, rules
 * by purpose, and the rest.
 *
 * @param {readonly MarkdownPage[]} pages
 * @param {string} siteUrl the site's address, with the base URL and a slash at the end
 */
export async function printPageList(pages, siteUrl) {
  const purposes = await readPurposes();
  const current = purposes.flatMap(({ rules }) => rules).join('|');
  const parts = Object.entries({
    ...guides,
    ...Object.fromEntries(
      purposes.map(({ name, rules }) => [
        `Rules: ${name}`,
        new RegExp(`^/rules/(?:${rules.join('|')})$`),
      ]),
    ),
    'Removed rules': new RegExp(`^/rules/(?!(?:${current})$).`),
    ...others,
  });
  return [
    '# typescript-eslint\n',
    '> typescript-eslint lets ESLint lint TypeScript: a parser, a plugin with rules, and presets. These pages document version 7, for flat config and eslintrc configs.\n',
    `Each page listed here is Markdown; without \`.md\`, its address is that of the page for people. All rules are in one file, with options, messages, and linted examples: ${siteUrl}rules.json. Its format is described at ${siteUrl}developers/rule-data.md.\n`,
    ...parts.map(
      ([title, paths]) =>
        `## ${title}\n\n${pages
          .filter(({ path }) => paths.test(path))
          .map(page => printPage(page, siteUrl))
          .join('')}`,
    ),
  ].join('\n');
}

/**
 * @param {MarkdownPage} page
 * @param {string} siteUrl
 */
function printPage({ description, file, title }, siteUrl) {
  return `- [${title}](${siteUrl}${file}): ${description}\n`;
}

/** @returns {Promise<{ name: string; rules: string[] }[]>} */
async function readPurposes() {
  const file = new URL('data/rule-purposes.json', projectFolder);
  /** @type {unknown} */
  const purposes = JSON.parse(await readFile(file, 'utf8'));
  return /** @type {{ name: string; rules: string[] }[]} */ (purposes);
}
