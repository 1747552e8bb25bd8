import { relative } from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { readRules } from './readRules';
import { removedRules } from './removedRules';
import { ruleOfPage } from './rulePages';

/** What a person may write in the front matter of a rule page; the rest comes from the rule. */
const allowedKeys = ['complete', 'keywords', 'leaveOff', 'unreachableMessages'];

/** What of it the page itself shows. */
export interface RuleFrontMatter {
  /** When not to use the rule, in a sentence, where the first one of that section can't be read on its own. */
  leaveOff?: string;
}

/**
 * Docusaurus' `markdown.parseFrontMatter` hook: gives each rule page its title and description from
 * the rule itself, and refuses what a rule page must not set. Other files pass untouched.
 *
 * @throws naming file, line and key when a rule page sets an unknown key.
 */
export function ruleFrontMatterParser(siteDir: string): ParseFrontMatter {
  const described = new Map(
    [...readRules(), ...removedRules].map(rule => [
      rule.name,
      'docs' in rule ? rule.docs.description : rule.description,
    ]),
  );
  return async params => {
    const result = await params.defaultParseFrontMatter(params);
    const path = relative(siteDir, params.filePath);
    const name = ruleOfPage(path) ?? '';
    const description = described.get(name);
    if (description === undefined) {
      return result;
    }
    for (const key of Object.keys(result.frontMatter)) {
      if (!allowedKeys.includes(key)) {
        throw new Error(
          `${path}:${String(lineOf(key, params.fileContent))}: unknown front matter "${key}". A rule page may set ${allowedKeys.join(', ')}; its title and description come from the rule.`,
        );
      }
    }
    return {
      ...result,
      frontMatter: {
        ...result.frontMatter,
        title: name,
        // Markdown's backticks have no place in a meta tag.
        description: `${description.replaceAll('`', '')}.`,
        displayed_sidebar: 'someSidebar',
      },
    };
  };
}

function lineOf(key: string, fileContent: string): number {
  return (
    fileContent.split('\n').findIndex(line => line.startsWith(`${key}:`)) + 1
  );
}
