// @ts-check
import { readFile } from 'node:fs/promises';
import { projectFolder } from '../../run.mjs';

/** @typedef {import('./markdownPages.mjs').MarkdownPage} MarkdownPage */

/** What the sections of the site are about, by the first folder in the addresses of their pages. */
const sections = {
  'getting-started': 'Getting started',
  users: 'Using typescript-eslint',
  troubleshooting: 'Troubleshooting',
  packages: 'Packages',
  developers: 'Rules and tools of your own',
  blog: 'Blog',
  contributing: 'Contributing',
  maintenance: 'Maintenance',
};

/** Lists of posts, which the posts are listed without. */
const listsOfPosts = /^\/blog(?:$|\/(?:archive|authors|page|tags)(?:$|\/))/;

/**
 * The list of all pages for language models, in the format of https://llmstxt.org: guides by section,
 * rules by purpose, and the rest as optional.
 *
 * @param {readonly MarkdownPage[]} pages
 * @param {string} siteUrl the site's address, with the base URL and a slash at the end
 */
export async function printPageList(pages, siteUrl) {
  const guides = Object.entries(sections).map(([folder, title]) => ({
    title,
    pages: pages.filter(
      ({ path }) =>
        (path === `/${folder}` || path.startsWith(`/${folder}/`)) &&
        !listsOfPosts.test(path),
    ),
  }));
  const purposes = (await readPurposes()).map(({ name, rules }) => ({
    title: `Rules: ${name}`,
    pages: pages.filter(({ path }) =>
      rules.some(rule => path === `/rules/${rule}`),
    ),
  }));
  const parts = [...guides.slice(0, 5), ...purposes, ...guides.slice(5)];
  return [
    '# typescript-eslint\n',
    '> typescript-eslint lets ESLint lint TypeScript: a parser, a plugin with rules, and presets. These pages document version 7, for flat config and eslintrc configs.\n',
    `Each page is also available as Markdown: add \`.md\` to its address. All rules are in one file, with options, messages, and linted examples: ${siteUrl}rules.json. Its format is described at ${siteUrl}developers/rule-data.md.\n`,
    ...parts
      .filter(({ pages }) => pages.length > 0)
      .map(
        ({ title, pages }) =>
          `## ${title}\n\n${pages.map(page => printPage(page, siteUrl)).join('')}`,
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
