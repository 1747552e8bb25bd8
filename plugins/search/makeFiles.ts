import ts from 'typescript';
import compilerErrors from '../../data/compiler-errors.json';
import tslintMap from '../../data/tslint-map.json';
import type { TslintRule } from '../../src/guides/tslint/tslintRule';
import { ruleLink } from '../../src/rules/ruleLink';
import { writeIndexFile } from '../../src/search/engine/indexFile';
import type { ListedPage, SearchPage } from '../../src/search/engine/pages';
import { pluginPrefix } from '../packages/packages';
import { removedRuleHistories } from '../rules/removedRules';
import { statusesOf } from './hostedIndex';
import { otherPages } from './otherPages';
import { type MarkdownPage, readPage, type Site } from './readPages';

/** What the search needs to know of the pages' texts. */
export interface SearchFiles {
  index: string;
  /** The list of pages for the not-found page, as JSON. */
  pageList: string;
  statuses: ReturnType<typeof statusesOf>;
}

/** Reads all pages, which takes seconds. */
export function makeSearchFiles(
  markdownPages: readonly MarkdownPage[],
  site: Site,
): SearchFiles {
  const pages = markdownPages.map(page => readPage(page, site));
  const list: ListedPage[] = [...pages, ...otherPages].map(
    ({ description, path, title }) => ({ path, title, description }),
  );
  return {
    index: writeIndexFile([
      ...addCompilerErrors(addFormerNames(pages)),
      ...otherPages,
    ]),
    pageList: JSON.stringify(list),
    statuses: statusesOf(pages),
  };
}

/**
 * Adds to pages and sections what the compiler says where they help, with its number: `TS6133: '…' is
 * declared but …`.
 *
 * @throws when the data has a number that the compiler doesn't, or a section that its page doesn't. A page
 *   may be left out of a build.
 */
export function addCompilerErrors(
  pages: readonly SearchPage[],
  helping: readonly {
    page: string;
    codes: readonly number[];
  }[] = compilerErrors.pages,
): SearchPage[] {
  const messages = readCompilerMessages();
  const added = structuredClone(pages) as SearchPage[];
  for (const { page: address, codes } of helping) {
    const [path, anchor] = address.split('#');
    const page = added.find(one => one.path === path);
    const place =
      anchor === undefined
        ? page
        : page?.sections.find(section => section.anchor === anchor);
    const texts = codes.map(code => {
      const message = messages.get(code);
      if (message === undefined) {
        throw new Error(
          `data/compiler-errors.json lists TS${String(code)} for ${address}, which this version of TypeScript doesn't have. Remove it.`,
        );
      }
      return `TS${String(code)}: ${message.replaceAll(/\{\d\}/g, '…').replaceAll('`', '')}`;
    });
    if (place) {
      place.messages = [...(place.messages ?? []), ...texts];
    } else if (page) {
      throw new Error(
        `There is no ${address}, which data/compiler-errors.json lists: a section that is gone from a page was renamed. Correct the address.`,
      );
    }
  }
  return added;
}

/**
 * The compiler's messages by number, with `{0}`, `{1}`, … for the parts that differ. TypeScript exports
 * them, and its types don't say so.
 */
function readCompilerMessages(): ReadonlyMap<number, string> {
  const { Diagnostics } = ts as unknown as {
    Diagnostics?: Record<string, { code: number; message: string }>;
  };
  const messages = new Map(
    Object.values(Diagnostics ?? {}).map(({ code, message }) => [
      code,
      message,
    ]),
  );
  if (typeof messages.get(2304) !== 'string') {
    throw new Error(
      `TypeScript ${ts.version} doesn't export its messages as "Diagnostics". Correct plugins/search/makeFiles.ts.`,
    );
  }
  return messages;
}

const tslintPath = '/troubleshooting/tslint';

/** Adds to each page the names of the rules that it says what to use instead of. */
export function addFormerNames(pages: readonly SearchPage[]): SearchPage[] {
  const current = new Set(pages.map(({ title }) => title));
  const names = new Map<string, string[]>();
  for (const { rule, path } of formerNames()) {
    if (!current.has(rule)) {
      names.set(path, [...new Set([...(names.get(path) ?? []), rule])]);
    }
  }
  return pages.map(page => {
    const replaces = names.get(page.path);
    const shown =
      page.path === tslintPath ? tslintMap.rules.map(({ rule }) => rule) : [];
    return {
      ...page,
      ...(replaces && { replaces }),
      ...(shown.length > 0 && { code: [page.code, ...shown].join(' ') }),
    };
  });
}

/** Each former name of a rule, and the page that says what to use instead, if there is one. */
function formerNames(): { rule: string; path: string }[] {
  const tslint: readonly TslintRule[] = tslintMap.rules;
  return [
    ...removedRuleHistories().flatMap(({ name, replacedBy }) =>
      pagesOf(replacedBy).map(path => ({ rule: name, path })),
    ),
    ...tslint.flatMap(({ rule, replacements }) => {
      const own = pagesOf(replacements.map(({ name }) => name ?? ''));
      return (own.length > 0 ? own : [tslintPath]).map(path => ({
        rule,
        path,
      }));
    }),
  ];
}

/** The pages of those rules that are the plugin's. */
function pagesOf(ids: readonly string[]): string[] {
  return ids.filter(id => id.startsWith(pluginPrefix)).map(ruleLink);
}
