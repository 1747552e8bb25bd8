import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import purposes from '../../../data/rule-purposes.json';
import { hashCode, openDiskCache } from '../../../plugins/diskCache';
import { projectFolder } from '../../run.mjs';
import type { BuiltPage } from '../pages';
import { toMarkdown } from './toMarkdown';

/** Tools, of which the built page says nothing, and the page for addresses that don't exist. */
const withoutText = new Set(['/404', '/play', '/search']);

/**
 * Writes each page of the built site as Markdown next to its folder, so that its address is the
 * page's with `.md`, and `llms.txt`, which lists them.
 * Converting takes a tenth of a second for each page, so what was converted is kept.
 */
export async function writeMarkdownPages(
  folder: URL,
  pages: readonly BuiltPage[],
): Promise<void> {
  const cache = openDiskCache(
    fileURLToPath(new URL('.cache/markdown/', projectFolder)),
    await hashCode(['scripts/site/markdown']),
  );
  const written: MarkdownPage[] = [];
  for (const page of pages) {
    const { head, main, path } = page;
    if (head.movedTo !== '' || withoutText.has(path)) {
      continue;
    }
    const markdown = await cache.once([main, head.address], () =>
      toMarkdown(main, head.address),
    );
    if (markdown !== undefined) {
      written.push({ ...page, markdown });
    }
  }
  const siteUrl = pages.find(({ path }) => path === '/')?.head.address ?? '';
  for (const { markdown, path } of written) {
    await writeFile(
      new URL(markdownFile(path), folder),
      `[All pages of this site](${siteUrl}llms.txt)\n\n${markdown}`,
    );
  }
  const whole = written
    .filter(({ path }) => isInFull.test(path))
    .map(({ head, markdown }) => `${markdown}\nFrom ${head.address}\n`)
    .join('\n---\n\n');
  await writeFile(new URL('llms-full.txt', folder), whole);
  await writeFile(
    new URL('llms.txt', folder),
    printPageList(written, siteUrl, Buffer.byteLength(whole)),
  );
}

type MarkdownPage = BuiltPage & { markdown: string };

function markdownFile(path: string) {
  return path === '/' ? 'index.md' : `${path.slice(1)}.md`;
}

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

/** What is in the file of all guides and rules: no posts, and nothing about the project or this site. */
const isInFull =
  /^\/(?!accessibility|blog|contributing|maintenance|no-network|offline)/;

/**
 * The list of pages for language models, in the format of https://llmstxt.org: guides by section, rules
 * by purpose, and the rest.
 *
 * @param siteUrl the site's address, with the base URL and a slash at the end
 * @param fullSize bytes of the file that has all guides and rules
 */
function printPageList(
  pages: readonly BuiltPage[],
  siteUrl: string,
  fullSize: number,
) {
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
    `Each page listed here is Markdown; without \`.md\`, its address is that of the page for people. All guides and rules are in one file of ${(fullSize / 1e6).toFixed(1)} MB: ${siteUrl}llms-full.txt. All rules are in one file, with options, messages, and linted examples: ${siteUrl}rules.json. Its format is described at ${siteUrl}developers/rule-data.md.\n`,
    ...parts.map(
      ([title, paths]) =>
        `## ${title}\n\n${pages
          .filter(({ path }) => paths.test(path))
          .map(page => printPage(page, siteUrl))
          .join('')}`,
    ),
  ].join('\n');
}

function printPage({ head, path }: BuiltPage, siteUrl: string) {
  const title = head.title.replace(/ \| typescript-eslint$/, '');
  return `- [${title}](${siteUrl}${markdownFile(path)}): ${head.description}\n`;
}
