import { describe, expect, it } from 'vitest';
import { describeRules } from '../../plugins/playground/rules/describeRules';
import { parseConfig } from './configDocument';
import { convertModule } from './convert/convertModule';
import { parseJson, valueOf } from './json/parseJson';
import { moveConfig } from './moveConfig';

const known = { rules: describeRules(), removed: [] };

/** What the engine's tests can't load: packages that aren't installed here. */
function move(config: object) {
  const moved = moveConfig(parseConfig(JSON.stringify(config)), known);
  return {
    text: moved?.text ?? '',
    changes: moved?.changes ?? [],
    differences: (moved?.proof.differences ?? []).map(({ name }) => name),
    filesOf: (difference: string) =>
      moved?.proof.differences.find(({ name }) => name === difference)?.files,
  };
}

const ts = '@typescript-eslint/parser';

describe('a moved config', () => {
  it('parses TypeScript with its own parser where other files have another one', () => {
    const { differences, text } = move({
      parser: '@babel/eslint-parser',
      rules: { semi: 'error' },
      overrides: [{ files: ['*.ts'], parser: ts, rules: { 'no-var': 'warn' } }],
    });
    expect(text).toContain('languageOptions: { parser: babelEslintParser }');
    expect(text).toContain(`files: ['**/*.ts'],
    languageOptions: { parser: tseslint.parser },`);
    expect(differences).toEqual([]);
  });

  it.each([
    [{ parser: ts }, 'parserOptions: { parser: tseslint.parser }'],
    [
      { parser: { ts, js: 'espree', '<template>': 'espree' } },
      "parser: { ts: tseslint.parser, js: espree, '<template>': espree }",
    ],
  ])(
    'has templates hand their scripts to the same parsers: %j',
    (parserOptions, printed) => {
      const { differences, text } = move({
        extends: ['plugin:vue/recommended'],
        parser: 'vue-eslint-parser',
        parserOptions,
      });
      expect(text).toContain(printed);
      expect(differences).toEqual([]);
    },
  );

  it('keeps the parser’s option where a preset brings the parser', () => {
    const { text } = move({
      extends: ['plugin:vue/vue3-recommended'],
      parserOptions: { parser: ts },
    });
    expect(text).toContain('parserOptions: { parser: tseslint.parser }');
  });

  it('leaves out what once turned off layout rules for some files', () => {
    const { text } = move({
      rules: { semi: 'error' },
      overrides: [
        { files: ['*.ts'], extends: ['prettier/@typescript-eslint'] },
      ],
    });
    expect(text).not.toContain('prettier');
  });

  it('imports the plugins of a flat config from where it did', () => {
    const { text } = move([
      {
        plugins: {
          local: './rules/index.js',
          vitest: '@vitest/eslint-plugin',
          inline: null,
        },
        rules: { 'local/a': 2, 'vitest/b': 2, 'inline/c': 2 },
      },
    ]);
    expect(text).toContain("import localPlugin from './rules/index.js';");
    expect(text).toContain("import vitestPlugin from '@vitest/eslint-plugin';");
    expect(text).toContain("// 'inline/c': 2,");
  });

  it('reads what ESLint prints of a config', () => {
    const { differences, text } = move({
      parser:
        '/home/me/app/node_modules/@typescript-eslint/parser/dist/index.js',
      extends: ['plugin:@typescript-eslint/recommended'],
    });
    expect(text).not.toContain('/home');
    expect(differences).toEqual([]);
  });

  it('ignores the files that were ignored because of their names', () => {
    const { differences, text } = move({
      extends: ['plugin:@typescript-eslint/recommended'],
      ignorePatterns: ['!.storybook'],
    });
    expect(text).toContain(
      "  // This file itself, and hidden files.\n  { ignores: ['eslint.config.mjs', '**/.*'] }",
    );
    expect(differences).toEqual([]);
  });

  it('is understood by the page', () => {
    const { text } = move({
      extends: ['plugin:react/recommended', 'plugin:jest/style', 'prettier'],
      overrides: [{ files: ['*.test.ts'], env: { browser: false } }],
      env: { browser: true },
    });
    const { notes, text: converted } = convertModule(text);
    expect(notes).toEqual([]);
    expect(converted).toContain('"plugin:react/recommended"');
    expect(converted).toContain('"plugin:jest/style"');
    expect(converted).toContain('"browser": false');
  });

  it('limits shared configs to the files of a part, and reads that again', () => {
    const part = { files: ['**/*.js'], ignores: ['a.js'] };
    const { text } = move({
      overrides: [
        {
          files: ['*.js'],
          excludedFiles: ['a.js', './a.js'],
          extends: ['airbnb', 'eslint:recommended'],
          rules: { 'no-var': 'off' },
        },
      ],
    });
    const { notes, text: converted } = convertModule(text);
    expect(notes).toEqual([]);
    const { root } = parseJson(converted);
    expect(root && valueOf(root)).toEqual(
      expect.arrayContaining([
        { ...part, ignores: ['**/a.js', 'a.js'], extends: ['airbnb'] },
        { ...part, ignores: ['**/a.js', 'a.js'], rules: { 'no-var': 'off' } },
      ]),
    );
  });

  it('loads the plugin that an environment is of', () => {
    const { text } = move({ env: { 'cypress/globals': true } });
    expect(text).toContain(
      "...compat.config({ plugins: ['cypress'], env: { 'cypress/globals': true } })",
    );
  });

  it('has paths of tsconfigs begin where the config that it extends is', () => {
    const { changes, text } = move({
      extends: ['../../.eslintrc.json'],
      overrides: [
        {
          files: ['*.ts'],
          parserOptions: { project: ['libs/cart/tsconfig.*?.json'] },
        },
      ],
    });
    expect(text).toContain("tsconfigRootDir: import.meta.dirname + '/../..'");
    expect(changes.slice(-2)).toEqual([
      expect.stringContaining('begin in ../..'),
      expect.stringMatching(/^"..\/..\/.eslintrc.json" .* Move that file too/),
    ]);
    const own = move({
      extends: ['../../.eslintrc.json'],
      parserOptions: { project: 'tsconfig.json' },
    });
    expect(own.text).toContain('tsconfigRootDir: import.meta.dirname,');
  });

  it('keeps taking files for scripts where nothing says that they are modules', () => {
    const { changes, differences, text } = move({
      parser: ts,
      plugins: ['@typescript-eslint'],
      rules: { '@typescript-eslint/array-type': 'warn' },
    });
    expect(text).toContain("languageOptions: { sourceType: 'script' }");
    expect(changes.join()).toContain('still taken for scripts');
    expect(differences).toEqual([]);
  });

  it('keeps the parser of JavaScript, even with presets of other packages', () => {
    const { text } = move({
      extends: ['eslint:recommended', 'airbnb-base'],
      overrides: [{ files: ['*.ts'], parser: ts }],
    });
    expect(text).toContain(`files: ['**/*.{ts,cts,mts,tsx}'],
    extends: [tseslint.configs.base],`);
  });

  it('writes lists out as they were merged, and says where a preset’s aren’t known', () => {
    const settings = { 'import/ignore': ['fixtures'] };
    const { differences, text } = move({ extends: ['airbnb-base'], settings });
    expect(text).toContain("'import/ignore': ['fixtures', '\\\\.(coffee|");
    expect(text).toContain('// Lists in options and settings have what');
    expect(differences).toEqual([]);
    const unknown = move({ extends: ['airbnb'], settings });
    expect(unknown.differences).toContain('settings');
    expect(unknown.filesOf('settings')).not.toContain('.example.js');
    expect(move({ settings }).differences).toEqual([]);
  });

  it('takes files by how they end for what they were', () => {
    const { differences, text } = move({
      rules: { strict: 'error' },
      overrides: [{ files: ['*.jsx'], env: { node: true } }],
    });
    expect(text).toContain(`files: ['**/*.jsx'],
    languageOptions: { sourceType: 'commonjs' }`);
    expect(differences).toEqual([]);
  });

  it('takes the files of an override for what its environment makes of them', () => {
    const { differences, text } = move({
      env: { browser: true },
      overrides: [{ files: ['tools/*.js'], env: { node: true } }],
    });
    expect(text).toContain(`files: ['tools/*.js'],
    languageOptions: {
      sourceType: 'commonjs',`);
    expect(differences).toEqual([]);
  });

  it('keeps types in JavaScript files where the config says where they come from', () => {
    const extended = ['plugin:@typescript-eslint/recommended-type-checked'];
    const kept = move({
      extends: extended,
      parserOptions: { project: true },
    });
    expect(kept.text).not.toContain('disableTypeChecked');
    expect(kept.differences).toEqual([]);
    expect(kept.changes.join()).toContain(
      'JavaScript files are linted with types, as before',
    );
    for (const part of [
      { ignorePatterns: ['*.js'] },
      {
        overrides: [
          {
            files: ['*.js'],
            extends: ['plugin:@typescript-eslint/disable-type-checked'],
          },
        ],
      },
    ]) {
      const { changes } = move({
        ...part,
        extends: extended,
        parserOptions: { project: true },
      });
      expect(changes.join()).not.toContain('JavaScript files are linted with');
    }
    const lacking = move({ extends: extended });
    expect(lacking.text).toContain('disableTypeChecked');
    expect(lacking.differences).toContain(
      '@typescript-eslint/no-floating-promises',
    );
  });
});
