import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import plugin from '@typescript-eslint/eslint-plugin';
import type { TSESLint } from '@typescript-eslint/utils';
import {
  defaultCompilerOptions,
  type LintInput,
  resolvePreset,
} from '../../src/linter';
import { readExamples } from './readExamples';
import { ruleOptions } from './ruleOptions';

/** An input with everything spelled out, and a name to report it by. */
export interface NamedInput extends Required<Omit<LintInput, 'otherFiles'>> {
  name: string;
  config: {
    rules: TSESLint.FlatConfig.Rules;
    languageOptions?: { sourceType: TSESLint.SourceType };
  };
}

const corpus = join(__dirname, 'corpus');
const site = join(__dirname, '../..');

/** Every rule of the plugin, with options that let it report. */
export const everyRule: TSESLint.FlatConfig.Rules = Object.fromEntries(
  Object.keys(plugin.rules).map(name => {
    const ruleId = `@typescript-eslint/${name}`;
    return [ruleId, ['error', ...(ruleOptions[ruleId] ?? [])]];
  }),
);

/** The examples of the rule pages, each with its own rule. */
export function getExampleInputs(): NamedInput[] {
  return readExamples(site).map(example => ({
    name: example.name,
    code: example.code,
    fileName: example.fileName,
    config: {
      rules: { [example.ruleId]: ['error', ...example.options] },
      languageOptions: { sourceType: example.sourceType },
    },
    compilerOptions: {
      ...defaultCompilerOptions,
      ...example.compilerOptions,
    },
  }));
}

/** The files of the corpus, with the preset `all` and with every rule. */
export function getCorpusInputs(): {
  presetAll: NamedInput[];
  everyRule: NamedInput[];
} {
  const files = readdirSync(corpus).map(fileName => ({
    code: readFileSync(join(corpus, fileName), 'utf8'),
    fileName,
    compilerOptions: fileName.startsWith('decorators')
      ? {
          ...defaultCompilerOptions,
          experimentalDecorators: true,
          emitDecoratorMetadata: true,
        }
      : defaultCompilerOptions,
  }));
  return {
    presetAll: files.map(file => ({
      ...file,
      name: `${file.fileName} with the preset all`,
      config: {
        rules: resolvePreset(plugin.configs, 'all', file.fileName) ?? {},
      },
    })),
    everyRule: files.map(file => ({
      ...file,
      name: `${file.fileName} with every rule`,
      config: { rules: everyRule },
    })),
  };
}

/**
 * For each rule, a file that it reports, with that rule alone. Fewer inputs
 * than rules when one of them reports nothing.
 */
export function getSingleRuleInputs(
  inputs: readonly NamedInput[],
  findReportingRules: (input: NamedInput) => (string | null)[],
): NamedInput[] {
  const fileOfRule = new Map<string, NamedInput>();
  for (const input of inputs) {
    for (const ruleId of findReportingRules(input)) {
      if (ruleId !== null && ruleId in everyRule) {
        fileOfRule.set(ruleId, fileOfRule.get(ruleId) ?? input);
      }
    }
  }
  return [...fileOfRule].map(([ruleId, input]) => ({
    ...input,
    name: `${input.fileName} with ${ruleId}`,
    config: { rules: { [ruleId]: everyRule[ruleId] } },
  }));
}
