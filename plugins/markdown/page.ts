import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { installedPackages } from '../packages/packages';
import { ruleOfPage } from '../rules/rulePages';

/** A Markdown file of the site. */
export interface Page {
  /** From the site's folder, with slashes. */
  path: string;
  /** The whole text, front matter included. */
  text: string;
  /** The rule whose page it is, if the plugin has it. */
  ruleName?: string;
}

/** Reads a page of the site. */
export function readPage(siteDir: string, filePath: string): Page {
  const path = relative(siteDir, filePath).split(sep).join('/');
  const ruleName = ruleOfPage(path);
  return {
    path,
    text: readFileSync(join(siteDir, path), 'utf8'),
    ...(ruleName !== undefined &&
      installedPackages.rules.has(ruleName) && { ruleName }),
  };
}

/** A page's front matter with what delimits it and the empty lines after it. */
const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n(?:[^]*?\r?\n)?---[ \t]*\r?\n\s*/;

/** How many lines stand before the text that a Markdown parser is given. */
export function countFrontMatterLines(text: string): number {
  const head = FRONT_MATTER.exec(text)?.[0] ?? /^\s*/.exec(text)?.[0] ?? '';
  return head.split('\n').length - 1;
}

/** A page's Markdown, without its front matter. */
export function readBody(text: string): string {
  return text.split('\n').slice(countFrontMatterLines(text)).join('\n');
}
