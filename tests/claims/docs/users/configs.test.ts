import tseslint from 'typescript-eslint';
import { expect } from 'vitest';
import { installedPackages } from '../../../../plugins/packages/packages';
import { describeClaims } from '../../../../scripts/claims/describeClaims';
import { lintFiles } from '../lintFiles';

const { configs } = tseslint;
type Config = (typeof configs.all)[number];

/** The rules that a preset sets, the later ones over the earlier. */
function rulesOf(preset: Config | Config[]): Record<string, unknown> {
  return Object.fromEntries(
    [preset].flat().flatMap(config => Object.entries(config.rules ?? {})),
  );
}
const namesOf = (preset: Config[]) =>
  Object.entries(rulesOf(preset.filter(({ files }) => !files)))
    .filter(([, severity]) => severity !== 'off')
    .map(([name]) => name);

const levels = [
  configs.recommended,
  configs.recommendedTypeChecked,
  configs.strict,
  configs.strictTypeChecked,
];
const styles = [configs.stylistic, configs.stylisticTypeChecked];

const { rules: ownRules } = installedPackages;
const prefix = '@typescript-eslint/';

const cart = { 'cart.ts': 'var total = 3;\nexport default total;\n' };

describeClaims('docs/users/configs.mdx', {
  'Their rules apply to every file ESLint lints, including JavaScript.':
    async () => {
      const reports = await lintFiles({
        files: {
          'scripts/seed.js': "const fs = require('fs');\nfs.rmSync('x');",
        },
        config: configs.recommended,
      });
      expect(reports).toEqual([
        'scripts/seed.js 1:12 @typescript-eslint/no-var-requires',
      ]);
    },
  'Each type-checked preset contains the one without types.': () => {
    for (const [small, large] of [
      [configs.recommended, configs.recommendedTypeChecked],
      [configs.strict, configs.strictTypeChecked],
      [configs.stylistic, configs.stylisticTypeChecked],
      [configs.recommended, configs.strict],
      [configs.recommendedTypeChecked, configs.strictTypeChecked],
    ] as const) {
      expect(namesOf(large)).toEqual(expect.arrayContaining(namesOf(small)));
    }
  },
  'The stylistic presets turn on other rules of this plugin, so you can add one of them.':
    () => {
      const others = new Set(levels.flatMap(namesOf));
      expect(styles.flatMap(namesOf).filter(name => others.has(name))).toEqual(
        [],
      );
    },
  "If you give only a severity, the preset's options are kept.": async () => {
    const reports = await lintFiles({
      files: {
        'a.ts': '// @ts-expect-error: short\nexport const a: string = 3;',
      },
      config: [
        ...configs.strict,
        { rules: { '@typescript-eslint/ban-ts-comment': 'warn' } },
      ],
    });
    // Ten characters are an option of the strict preset.
    expect(reports).toEqual(['a.ts 1:1 @typescript-eslint/ban-ts-comment']);
  },
  "A preset that turns on the replacement turns ESLint's rule off.": () => {
    for (const preset of [...levels, ...styles]) {
      const severities = rulesOf(preset);
      for (const name of namesOf(preset)) {
        const ours = name.replace(prefix, '');
        const extended = ownRules.get(ours)?.docs.extendsBaseRule;
        if (extended !== undefined) {
          const base = extended === true ? ours : extended;
          expect([base, severities[base]]).toEqual([base, 'off']);
        }
      }
    }
  },
  'All presets above contain it.': () => {
    for (const preset of [...levels, ...styles]) {
      expect(preset).toEqual(
        expect.arrayContaining([configs.base, configs.eslintRecommended]),
      );
    }
  },
  'It has no files, so the parser also reads your JavaScript.': async () => {
    const reports = await lintFiles({
      files: { 'a.js': 'let total: number = 3;\n' },
      config: [configs.base],
    });
    expect(reports).toEqual([]);
  },
  "In a flat config, base alone doesn't make ESLint lint TypeScript files: name them in an object with files: ['**/*.ts', '**/*.tsx'].":
    async () => {
      const rules = { 'no-var': 'error' } as const;
      const alone = [{ ...configs.base, rules }];
      expect(await lintFiles({ files: cart, config: alone })).toEqual([]);
      const named = [...alone, { files: ['**/*.ts', '**/*.tsx'] }];
      expect(await lintFiles({ files: cart, config: named })).toEqual([
        'cart.ts 1:1 no-var',
      ]);
    },
  "It turns four rules on, with or without ESLint's preset: no-var, prefer-const, prefer-rest-params, and prefer-spread.":
    async () => {
      const turnedOn = Object.entries(rulesOf(configs.eslintRecommended))
        .filter(([, severity]) => severity !== 'off')
        .map(([name]) => name);
      expect(turnedOn).toEqual([
        'no-var',
        'prefer-const',
        'prefer-rest-params',
        'prefer-spread',
      ]);
      const config = [configs.base, configs.eslintRecommended];
      expect(await lintFiles({ files: cart, config })).toEqual([
        'cart.ts 1:1 no-var',
      ]);
    },
  "That's why it has to come after ESLint's recommended rules.": async () => {
    const files = { 'a.ts': 'export const input = document.body;' };
    const undefinedNames = { rules: { 'no-undef': 'error' } } as const;
    const before = [...configs.recommended, undefinedNames];
    expect(await lintFiles({ files, config: before })).toEqual([
      'a.ts 1:22 no-undef',
    ]);
    const after = [undefinedNames, ...configs.recommended];
    expect(await lintFiles({ files, config: after })).toEqual([]);
  },
  'Turns off every rule of this plugin that needs types, and the type information itself.':
    () => {
      const typed = [...ownRules.values()]
        .filter(rule => rule.docs.requiresTypeChecking)
        .map(rule => [prefix + rule.name, 'off']);
      expect(configs.disableTypeChecked).toMatchObject({
        rules: Object.fromEntries(typed) as object,
        languageOptions: { parserOptions: { project: false, program: null } },
      });
    },
  "None of them is about layout, so they don't conflict with a formatter.":
    () => {
      for (const name of styles.flatMap(namesOf)) {
        const type = ownRules.get(name.replace(prefix, ''))?.type;
        expect([name, type]).toEqual([
          name,
          expect.stringMatching(/^(?:problem|suggestion)$/),
        ]);
      }
    },
  "Turns on every rule that isn't deprecated.": () => {
    const names = [...ownRules.values()]
      .filter(rule => !rule.deprecated)
      .map(rule => prefix + rule.name);
    expect(namesOf(configs.all).sort()).toEqual(names.sort());
  },
});
