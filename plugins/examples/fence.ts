import type { Verdict } from '../../src/examples/exampleData';
import { fileExtensions } from '../../src/linter';
import { highlight } from '../highlight';
import {
  type InfoString,
  readJson,
  readText,
  splitInfoString,
} from '../markdown/infoString';
import { installedPackages, pluginPrefix } from '../packages/packages';

/** What a fence says about its code. The syntax is described in `rules/TEMPLATE.md`. */
export interface Fence {
  language: string;
  /** Caption, a file name most of the time. */
  title?: string;
  /** Why the build does not check the code. */
  unchecked?: string;
  /** Set when the code shows a node of the syntax tree: `plugins/nodes` checks it. */
  isSnippet?: true;
  /** Set when the code is for the compiler to read, and no example. */
  source?: SourceSettings;
  example?: ExampleSettings;
}

export interface FencedCode {
  fence: Fence;
  code: string;
}

/** How TypeScript reads the code. */
export interface SourceSettings {
  fileName: string;
  sourceType: 'module' | 'script';
  /** Only the options that differ from the default. */
  compilerOptions?: Record<string, unknown>;
  /** Codes of the compile errors that the code is meant to have. */
  typeErrors: number[];
}

export interface ExampleSettings extends SourceSettings {
  verdict: Verdict;
  /** As in a config: with the plugin's prefix, or without any for a core rule. */
  ruleId: string;
  options: unknown[];
}

const verdicts: readonly string[] = ['incorrect', 'correct'];
/** What says that code shows a node, or that the parser never makes it, or a kind of scope, in a module or a script. */
export const snippetWords = ['node', 'unmarked', 'scope', 'script'] as const;
const sourceTypes: readonly string[] = ['module', 'script'];
const sourceLanguages: readonly string[] = fileExtensions;

const longNames: Partial<Record<string, string>> = {
  javascript: 'js',
  typescript: 'ts',
  json5: 'jsonc',
  yml: 'yaml',
};

const attributesOfAll = ['title', 'unchecked'];
const attributesOfSource = [
  'file',
  'compilerOptions',
  'typeErrors',
  'sourceType',
];
const attributesOfExample = ['rule', 'options'];

/**
 * Reads a fence's first line.
 *
 * @param ownRule name of the rule whose page it is on
 * @throws saying what is wrong and what to write instead.
 */
export function parseFence(
  language: string,
  meta: string,
  ownRule?: string,
): Fence {
  checkLanguage(language);
  const info = splitInfoString(meta);
  if (snippetWords.some(word => info.words.includes(word))) {
    return { language, isSnippet: true };
  }
  const isSource = sourceLanguages.includes(language);
  const verdict = readVerdict(info.words);
  checkAttributes(info, isSource, verdict);
  const title = readText(info, 'title');
  const unchecked = readText(info, 'unchecked');
  if (verdict && !isSource) {
    throw new Error(
      `"${verdict}" needs code that can be linted: ${sourceLanguages.join(', ')}.`,
    );
  }
  if (verdict && unchecked !== undefined) {
    throw new Error(
      `Code marked ${verdict} is always checked. Remove "unchecked=" or "${verdict}".`,
    );
  }
  return {
    language,
    ...(title !== undefined && { title }),
    ...(unchecked !== undefined && { unchecked }),
    ...(isSource && !verdict && { source: readSource(language, info) }),
    ...(verdict && {
      example: {
        ...readSource(language, info),
        ...readExample(verdict, info, ownRule),
      },
    }),
  };
}

function checkLanguage(language: string): void {
  const short = longNames[language];
  if (short !== undefined) {
    throw new Error(
      `Write "${short}" for "${language}": the build checks code by its short name.`,
    );
  }
  // Refuses languages that it does not know.
  highlight('', language);
}

function readVerdict(words: readonly string[]): Verdict | undefined {
  const unknown = words.find(word => !verdicts.includes(word));
  if (unknown !== undefined) {
    throw new Error(
      `Unknown word "${unknown}". A fence may say ${verdicts.join(' or ')}; the rest is written key=value.`,
    );
  }
  if (words.length > 1) {
    throw new Error('A fence is either incorrect or correct: keep one word.');
  }
  return words[0] as Verdict | undefined;
}

function checkAttributes(
  { attributes }: InfoString,
  isSource: boolean,
  verdict: Verdict | undefined,
): void {
  const known = [
    ...attributesOfAll,
    ...attributesOfSource,
    ...attributesOfExample,
  ];
  for (const key of attributes.keys()) {
    if (!known.includes(key)) {
      throw new Error(
        `Unknown key "${key}=". A fence may have ${known.join(', ')}.`,
      );
    }
    if (attributesOfExample.includes(key) && !verdict) {
      throw new Error(
        `"${key}=" is for examples of a rule. Add incorrect or correct, or remove it.`,
      );
    }
    if (attributesOfSource.includes(key) && !isSource) {
      throw new Error(
        `"${key}=" is for code in ${sourceLanguages.join(', ')}. Remove it.`,
      );
    }
  }
}

function readSource(language: string, info: InfoString): SourceSettings {
  const fileName = info.attributes.get('file') ?? `example.${language}`;
  const sourceType = info.attributes.get('sourceType') ?? 'module';
  if (!sourceLanguages.some(extension => fileName.endsWith(`.${extension}`))) {
    throw new Error(
      `"file=${fileName}" has to end in one of ${sourceLanguages.map(extension => `.${extension}`).join(', ')}.`,
    );
  }
  if (!sourceTypes.includes(sourceType)) {
    throw new Error(
      `Unknown "sourceType=${sourceType}". Write one of ${sourceTypes.join(', ')}.`,
    );
  }
  const compilerOptions = readJson(info, 'compilerOptions');
  if (compilerOptions !== undefined && !isObject(compilerOptions)) {
    throw new Error(
      '"compilerOptions=" has to be a JSON object, as in a tsconfig.json.',
    );
  }
  return {
    fileName,
    sourceType: sourceType as SourceSettings['sourceType'],
    ...(compilerOptions && { compilerOptions }),
    typeErrors: readTypeErrors(info),
  };
}

function readTypeErrors({ attributes }: InfoString): number[] {
  const text = attributes.get('typeErrors');
  if (text === undefined) {
    return [];
  }
  if (!/^\d+(?:,\d+)*$/.test(text)) {
    throw new Error(
      `"typeErrors=${text}" has to be numbers of TypeScript errors with commas between, e.g. typeErrors=2304,7006.`,
    );
  }
  return text.split(',').map(Number);
}

function readExample(
  verdict: Verdict,
  info: InfoString,
  ownRule: string | undefined,
): Omit<ExampleSettings, keyof SourceSettings> {
  const name = info.attributes.get('rule') ?? ownRule;
  if (name === undefined) {
    throw new Error(
      `Say which rule finds this code ${verdict}: add rule=NAME, or rule=eslint/NAME for one of ESLint's own.`,
    );
  }
  const options = readJson(info, 'options');
  return {
    verdict,
    ruleId: ruleIdOf(name),
    options:
      options === undefined ? [] : Array.isArray(options) ? options : [options],
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const corePrefix = 'eslint/';

/**
 * A rule's id in a config, from its name in a fence.
 *
 * @param name a rule of the plugin, e.g. `no-shadow`; one of the core with a prefix: `eslint/no-shadow`
 * @throws when there is no such rule.
 */
export function ruleIdOf(name: string): string {
  if (name.startsWith(corePrefix)) {
    const id = name.slice(corePrefix.length);
    if (!isCoreRule(id)) {
      throw new Error(`ESLint itself has no rule "${id}".`);
    }
    return id;
  }
  if (!installedPackages.rules.has(name)) {
    throw new Error(
      isCoreRule(name)
        ? `The plugin has no rule "${name}". For ESLint's own rule, write rule=${corePrefix}${name}.`
        : `The plugin has no rule "${name}".`,
    );
  }
  return pluginPrefix + name;
}

/** Whether a rule of the plugin, by its name there, can be configured. */
export function takesOptions(name: string): boolean {
  return installedPackages.rules.get(name)?.schema.maxItems !== 0;
}

function isCoreRule(name: string): boolean {
  return installedPackages.coreRules.has(name);
}
