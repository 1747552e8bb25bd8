import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Problem } from '../examples/formatProblems';
import { ruleOfPage } from '../rules/rulePages';
import { listPages, readFrontMatter } from './page';
import { parseMarkdown } from './pageTree';

/** Headings and anchors that the build adds to a rule page. */
const rulePageAnchor =
  /^(?:how-to-use|options(?:-[a-z0-9]+)*|resources|examples)$/;

/**
 * Follows the links of a page that lead to files of the project and to headings in them. A link that is
 * the address of a page (`/rules/no-shadow#examples`) is followed to the page's heading; whether there
 * is such an address, the build sees.
 */
export function checkLinks(
  siteDir: string,
  filePath: string,
  tree: Root,
): Problem[] {
  const problems: Problem[] = [];
  visit(tree, node => {
    if (node.type !== 'link' && node.type !== 'definition') {
      return;
    }
    const message = checkLink(siteDir, filePath, tree, node.url);
    if (message !== undefined) {
      const line = node.position?.start.line ?? 1;
      problems.push({ line, message });
    }
  });
  return problems;
}

function checkLink(
  siteDir: string,
  filePath: string,
  tree: Root,
  url: string,
): string | undefined {
  const [path = '', anchor] = url.split('#');
  const target = targetOf(siteDir, filePath, url, path);
  if (target === undefined) {
    return undefined;
  }
  if (path !== '' && !existsSync(target)) {
    return `The link to ${path} leads nowhere: there is no such file.`;
  }
  return anchor === undefined ||
    (ruleOfPage(target) !== undefined && rulePageAnchor.test(anchor)) ||
    anchorsOf(target, path === '' ? tree : undefined).has(anchor)
    ? undefined
    : `The link to #${anchor} leads nowhere: ${path === '' ? 'this page' : path} has no such heading.`;
}

/** The file that a link leads to; `undefined` for everything that isn't one of the site's Markdown. */
function targetOf(
  siteDir: string,
  filePath: string,
  url: string,
  path: string,
): string | undefined {
  if (path === '') {
    return filePath;
  }
  if (path.startsWith('/')) {
    return fileAt(siteDir, path);
  }
  return /^[a-z]+:/.test(url) || !/\.mdx?$/.test(path)
    ? undefined
    : join(dirname(filePath), path);
}

/** The ids of a page's headings and of the anchors that it sets itself. */
export function anchorsOf(
  filePath: string,
  tree = parseMarkdown(readFileSync(filePath, 'utf8'), filePath),
): ReadonlySet<string> {
  const ids = new Set(headingIds(tree).values());
  visit(tree, node => {
    if (
      node.type === 'mdxJsxFlowElement' ||
      node.type === 'mdxJsxTextElement'
    ) {
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxAttribute' && attribute.name === 'id') {
          ids.add(String(attribute.value));
        }
      }
    } else if (node.type === 'html') {
      for (const [, id] of node.value.matchAll(/\bid="([^"]+)"/g)) {
        ids.add(id ?? '');
      }
    }
  });
  return ids;
}

/** The id of each heading of a page, in their order. */
export function headingIds(tree: Root): ReadonlyMap<Heading, string> {
  const slugger = createSlugger();
  const ids = new Map<Heading, string>();
  visit(tree, 'heading', heading => {
    const { id, text } = parseMarkdownHeadingId(toString(heading));
    ids.set(heading, idInMdxComment(heading) ?? id ?? slugger.slug(text));
  });
  return ids;
}

/** In MDX a comment at the end of a heading is its id. */
function idInMdxComment(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  return last?.type === 'mdxTextExpression'
    ? /^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value)?.[1]
    : undefined;
}

const filesOf = new Map<string, ReadonlyMap<string, string>>();

/** The file of a page, by its address on the site; `undefined` for pages that aren't written in Markdown. */
export function fileAt(siteDir: string, address: string): string | undefined {
  const files = filesOf.get(siteDir) ?? readAddresses(siteDir);
  filesOf.set(siteDir, files);
  return files.get(withoutEnd(address));
}

function readAddresses(siteDir: string): ReadonlyMap<string, string> {
  return new Map(
    listPages(siteDir).map(path => {
      const file = join(siteDir, path);
      const { slug } = readFrontMatter(readFileSync(file, 'utf8'));
      const [folder = '', ...names] = path.split('/');
      const address =
        typeof slug === 'string'
          ? slug
          : names.join('/').replace(/(?:(?:^|\/)(?:index|README))?\.mdx?$/, '');
      // Guides are right at the top of the site.
      const section = folder === 'docs' ? '' : folder;
      return [withoutEnd(posix.join('/', section, address)), file];
    }),
  );
}

function withoutEnd(address: string): string {
  return address.replace(/\/$/, '');
}
