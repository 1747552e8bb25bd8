import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createLinter, defaultCompilerOptions } from '../../../../src/linter';
import { getNodeEnvironment } from '../../../../src/linter/nodeEnvironment';
import {
  type Example,
  readExamples,
} from '../../../../tests/engine/readExamples';
import { installedPackages, pluginPrefix } from '../../../packages/packages';
import { unstatedDefault, unstatedDefaults } from './addOptions';
import { type OptionRow, optionRows } from './optionRows';
import { readSchema } from './readSchema';

/** Loads TypeScript, which takes its time on a busy computer. */
const timeout = 120_000;

const examples = readExamples(join(import.meta.dirname, '../../../..'));
const linter = createLinter(getNodeEnvironment());

function ruleOf(name: string) {
  const rule = installedPackages.rules.get(name);
  if (!rule) {
    throw new Error(`The plugin has no rule "${name}".`);
  }
  const { defaultOptions, schema } = rule;
  return {
    rows: optionRows(readSchema(schema, name), defaultOptions),
    defaults: (defaultOptions[0] ?? {}) as Record<string, unknown>,
  };
}

/** What the rule reports; `undefined` where it doesn't accept the options. */
function lint(
  example: Example,
  options: readonly unknown[],
): string[] | undefined {
  const { code, compilerOptions, fileName, ruleId, sourceType } = example;
  const { errors, messages } = linter.lint({
    code,
    fileName,
    compilerOptions: { ...defaultCompilerOptions, ...compilerOptions },
    config: {
      rules: { [ruleId]: ['error', ...options] },
      languageOptions: { sourceType },
    },
  });
  return errors.length > 0
    ? undefined
    : messages.map(
        ({ line, column, message }) =>
          `${String(line)}:${String(column)} ${message}`,
      );
}

/** An example's options with one more, unless they have something to say about it. */
function withOption(
  { options }: Example,
  { name }: OptionRow,
  valueOf: (given: Record<string, unknown>) => unknown,
): unknown[] | undefined {
  const [first = {}, ...others] = options;
  const [outer = '', inner] = name.split('.');
  if (typeof first !== 'object' || first === null || outer in first) {
    return undefined;
  }
  const given = first as Record<string, unknown>;
  const value = valueOf(given);
  return [
    { ...given, [outer]: inner === undefined ? value : { [inner]: value } },
    ...others,
  ];
}

for (const ruleName of Object.keys(unstatedDefaults)) {
  it(`knows the defaults of ${ruleName}`, { tags: ['night'], timeout }, () => {
    const { defaults, rows } = ruleOf(ruleName);
    const own = examples.filter(
      ({ ruleId }) => ruleId === pluginPrefix + ruleName,
    );
    let compared = 0;
    for (const row of rows) {
      const unstated = unstatedDefault(ruleName, row.name);
      for (const example of unstated ? own : []) {
        const options = withOption(example, row, given =>
          unstated && 'follows' in unstated
            ? (given[unstated.follows] ?? defaults[unstated.follows])
            : unstated?.value,
        );
        const reports = options && lint(example, options);
        // Not every option accepts each value of the one that it follows.
        if (reports) {
          expect(reports, `${example.name}, ${row.name}`).toEqual(
            lint(example, example.options),
          );
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(5);
  });
}

it('names options that there are, and no default that the plugin states', () => {
  for (const [ruleName, options] of Object.entries(unstatedDefaults)) {
    for (const name of Object.keys(options ?? {})) {
      const rows = ruleOf(ruleName).rows.filter(
        row => unstatedDefault(ruleName, row.name) === options?.[name],
      );
      expect(rows.length, `${ruleName}: ${name}`).toBeGreaterThan(0);
      expect(rows.filter(row => row.default !== undefined)).toEqual([]);
    }
  }
});
