import { createScanner, type Node } from 'jsonc-parser';
import { configKeys } from '../configKeys';
import {
  parseJson,
  propertiesOf,
  propertyOf,
  valueOf,
} from '../json/parseJson';
import { isRuleEntry } from '../ruleEntry';

/** A format in which people have configs, and that is not the one here. */
export type ForeignFormat =
  /** JSON without the braces around it. */
  | 'fragment'
  | 'JavaScript'
  /** Markdown with a block of code. */
  | 'Markdown'
  | 'package.json'
  /** Rules without a config around them. */
  | 'rules'
  | 'YAML';

/** A config as JSON with comments, made of one in another format. */
export interface ConvertedConfig {
  text: string;
  /** What could not be taken over, in sentences for the reader. */
  notes: string[];
}

const descriptions: Readonly<Record<ForeignFormat, string>> = {
  fragment: 'a piece of a config',
  JavaScript: 'JavaScript',
  Markdown: 'Markdown',
  'package.json': 'a package.json',
  rules: 'a list of rules',
  YAML: 'YAML',
};

/** What a format is, for a sentence. */
export function describeFormat(format: ForeignFormat): string {
  return descriptions[format];
}

/** How JavaScript begins, as against JSON: a flat config or an `.eslintrc.js`. */
const moduleStart =
  /(?:"use strict"|'use strict'|(?:export|module|exports|import|const|let|var)\b|require\(|(?:async|function|interface|type)\s+\w)/y;

/** How YAML begins: a marker, or a name without a brace before it. */
const yamlStart =
  /^(?:[^\S\n]*(?:#.*)?\n)*(?:---\s|["']?[\w$@/-]+["']?\s*:(?:\s|$))/;

/** How a block of code begins in Markdown. */
const fenceStart = /^ {0,3}(?:`{3,}|~{3,})/m;

/** How a property begins in JSON, or in what some take for it. */
const propertyStart = /(?:"[^"\n]+"|'[^'\n]+'|[\w$]+)\s*:/y;

/** The format of a config that is not JSON in any of its forms, or not the whole of it, or more. */
export function foreignFormat(text: string): ForeignFormat | undefined {
  const start = findFirstToken(text);
  if (matchesAt(moduleStart, text, start)) {
    return 'JavaScript';
  }
  if (/[[{]/.test(text.charAt(start))) {
    return formatOfJson(text);
  }
  if (matchesAt(propertyStart, text, start) && isFragment(text)) {
    return 'fragment';
  }
  if (fenceStart.test(text)) {
    return 'Markdown';
  }
  return yamlStart.test(text) ? 'YAML' : undefined;
}

/** Offset of the first token of JSON or JavaScript: what comes after space and comments. */
export function findFirstToken(text: string): number {
  const scanner = createScanner(text, true);
  scanner.scan();
  return scanner.getTokenOffset();
}

function matchesAt(pattern: RegExp, text: string, offset: number): boolean {
  pattern.lastIndex = offset;
  return pattern.test(text);
}

function formatOfJson(text: string): ForeignFormat | undefined {
  const { root } = parseJson(text);
  if (propertyOf(root, 'eslintConfig')?.value.type === 'object') {
    return 'package.json';
  }
  return root !== undefined && isRules(root) ? 'rules' : undefined;
}

/** Whether there is nothing in an object but rules. */
function isRules(root: Node): boolean {
  const properties = propertiesOf(root);
  return (
    properties.length > 0 &&
    properties.every(
      ({ name, value }) =>
        isRuleEntry(valueOf(value)) && !configKeys.includes(name),
    )
  );
}

function isFragment(text: string): boolean {
  const { root, problems } = parseJson(withBraces(text));
  return problems.length === 0 && propertiesOf(root).length > 0;
}

/** Puts the braces around a piece of JSON that are missing. */
export function withBraces(text: string): string {
  return `{\n  ${text.trim().replaceAll('\n', '\n  ')}\n}\n`;
}
