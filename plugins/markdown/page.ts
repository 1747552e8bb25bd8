import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import matter from '@11ty/gray-matter';
import { installedPackages } from '../packages/packages';
import { ruleOfPage } from '../rules/rulePages';

/** A Markdown file of the site. */
export interface Page {
  /** From the site's folder, with slashes. */
  path: string;
  /** The whole text, including the front matter. */
  text: string;
  /** The rule whose page it is, if the plugin has it. */
  ruleName?: string;
}

export const pageFolders = ['blog', 'docs', 'rules'];

/** The paths of all files in Markdown below these folders, from the site's folder, with slashes. */
export function listPages(siteDir: string): string[] {
  return pageFolders.flatMap(folder =>
    readdirSync(join(siteDir, folder), { encoding: 'utf8', recursive: true })
      .filter(file => /\.mdx?$/.test(file))
      .map(file => `${folder}/${file.split(sep).join('/')}`),
  );
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

/** A page's front matter as it was written. @throws when it is no YAML */
export function readFrontMatter(text: string): Record<string, unknown> {
  return matter(text).data;
}
