import { createScanner, type Node } from 'jsonc-parser';
import { stackLimit } from '../../linter/stackLimit';
import { formatJson } from '../../text/json';
import { messageOf } from '../../text/messageOf';
import { configKeys } from '../configSchema';
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
  notes: string[];
}

const descriptions: Partial<Record<ForeignFormat, string>> = {
  fragment: 'a piece of a config',
  'package.json': 'a package.json',
  rules: 'a list of rules',
};

/** What a format is, for a sentence. */
export function describeFormat(format: ForeignFormat): string {
  return descriptions[format] ?? format;
}

/** How JavaScript begins, as against JSON: a flat config or an `.eslintrc.js`. */
const moduleStart =
  /(?:"use strict"|'use strict'|(?:export|module|exports|import|const|let|var)\b|require\(|(?:async|function|interface|type)\s+\w)/y;

/** How YAML begins: a marker, or a name without a brace before it. */
const yamlStart =
  /^(?:[^\S\n]*(?:#.*)?\n)*(?:---\s|["']?[\w$@/-]+["']?\s*:(?:\s|$))/;

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

function withBraces(text: string): string {
  return `{\n  ${text.trim().replaceAll('\n', '\n  ')}\n}\n`;
}

/** Most formats in each other: rules in a piece of JSON in Markdown are three. */
const maxNesting = 4;

/** Makes JSON with comments of a config that is something else. Nothing in it is run. @throws what to tell the reader */
export async function convertConfig(
  text: string,
  nesting = maxNesting,
): Promise<ConvertedConfig & { format: ForeignFormat | undefined }> {
  const format = foreignFormat(text);
  if (format === undefined || nesting === 0) {
    return { format, text, notes: [] };
  }
  const outer = await convertOnce(text, format).catch((error: unknown) => {
    throw error instanceof RangeError || stackLimit.test(messageOf(error))
      ? new Error(`This ${format} is nested too deeply to be read.`)
      : error;
  });
  const { notes, text: json } = await convertConfig(outer.text, nesting - 1);
  return { format, text: json, notes: [...outer.notes, ...notes] };
}

/** @throws a RangeError, or what Firefox throws, where no stack can bear the text */
async function convertOnce(
  text: string,
  format: ForeignFormat,
): Promise<ConvertedConfig> {
  switch (format) {
    case 'JavaScript': {
      const { convertModule } = await import('./convertModule');
      return convertModule(text);
    }
    case 'YAML': {
      const { convertYaml } = await import('./convertYaml');
      return convertYaml(text);
    }
    case 'Markdown':
      return convertMarkdown(text);
    case 'fragment':
      return { text: withBraces(text), notes: [] };
    case 'package.json':
      return convertPackage(text);
    case 'rules':
      return { text: withBraces(`"rules": ${text.trim()}`), notes: [] };
  }
}

function convertPackage(text: string): ConvertedConfig {
  const { root } = parseJson(text);
  const config = propertyOf(root, 'eslintConfig');
  return {
    text: formatJson(config && valueOf(config.value)),
    notes:
      propertiesOf(root).length > 1
        ? ['Only "eslintConfig" is used from this package.json.']
        : [],
  };
}

/** The first block of code, up to its end or to that of the text. */
const codeBlock = /^ {0,3}(`{3,}|~{3,}).*\n([^]*?)(?:^[^\S\n]*\1.*|$(?![^]))/m;

function convertMarkdown(text: string): ConvertedConfig {
  const [block = '', , code = ''] = codeBlock.exec(text) ?? [];
  if (code.trim() === '') {
    throw new Error('The block of code in this Markdown is empty.');
  }
  return {
    text: `${code.trimEnd()}\n`,
    notes:
      text.replace(block, '').trim() === ''
        ? []
        : ['Only the first code block of this Markdown is used.'],
  };
}
