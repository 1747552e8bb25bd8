import { describe, expect, it } from 'vitest';
import { parseJson, valueOf } from '../json/parseJson';
import { convertModule } from './convertModule';

/** The config and the notes. */
function convert(code: string): { config: unknown; notes: string[] } {
  const { text, notes } = convertModule(code);
  const { root, problems } = parseJson(text);
  expect(problems).toEqual([]);
  return { config: root && valueOf(root), notes };
}

const rules = { eqeqeq: 2 };

describe('every part is taken over', () => {
  it.each([
    [
      'of TypeScript',
      "import type { Linter } from 'eslint';\ninterface A {}\nconst config: Linter.Config[] = [{ rules: { eqeqeq: 2 as const } }];\nexport default config satisfies Linter.Config[];",
      [{ rules }],
    ],
    [
      'of nested lists',
      "import { defineConfig } from 'eslint/config';\nexport default defineConfig([[{ rules: { eqeqeq: 2 } }], [[{ files: ['a'] }]]], { ignores: ['b'] });",
      [{ rules }, { files: ['a'] }, { ignores: ['b'] }],
    ],
    [
      'of arguments after a list',
      "import tseslint from 'typescript-eslint';\nexport default tseslint.config([{ files: ['a'] }], { rules: { eqeqeq: 2 } });",
      [{ files: ['a'] }, { rules }],
    ],
    [
      'that is set later',
      'module.exports = { root: true };\nmodule.exports.rules = { eqeqeq: 1 };\nmodule.exports.rules.eqeqeq = 2;\nexports.env = { node: true };',
      { root: true, rules, env: { node: true } },
    ],
    [
      'that is pushed',
      "const config = [];\nconfig.push({ rules: { eqeqeq: 2 } }, ...[{ files: ['a'] }]);\nmodule.exports = config;",
      [{ rules }, { files: ['a'] }],
    ],
    [
      'in variables',
      "const OFF = 0; const more = { rules: { a: OFF } }; const rules = { eqeqeq: 2 };\nexport default [{ rules }, { rules: { ...rules, ...more.rules, b: more['rules'].a } }];",
      [{ rules }, { rules: { eqeqeq: 2, a: 0, b: 0 } }],
    ],
    [
      'that is overridden',
      'const base = { eqeqeq: 1, a: 1 };\nexport default { rules: { ...base, eqeqeq: 2 } };',
      { rules: { a: 1, eqeqeq: 2 } },
    ],
    [
      'of lists',
      "const a = [{ files: ['a'] }]; const b = [{ files: ['b'] }];\nexport default [...a, ...b].concat([{ rules: { eqeqeq: 2 } }], a).filter(Boolean);",
      [{ files: ['a'] }, { files: ['b'] }, { rules }, { files: ['a'] }],
    ],
    [
      'that is mapped',
      "import tseslint from 'typescript-eslint';\nexport default [...tseslint.configs.recommended.map(config => ({ ...config, files: ['*.ts'] })), ...[{ rules: { eqeqeq: 2 } }].map(c => ({ ...c, files: ['a'] }))];",
      [
        { files: ['*.ts'], extends: ['plugin:@typescript-eslint/recommended'] },
        { rules, files: ['a'] },
      ],
    ],
    [
      'of compat',
      "const { FlatCompat } = require('@eslint/eslintrc');\nconst compat = new FlatCompat({ baseDirectory: __dirname });\nmodule.exports = [...compat.extends('airbnb', 'prettier'), ...compat.config({ rules: { eqeqeq: 2 } }), ...compat.env({ node: true })];",
      [{ extends: ['airbnb', 'prettier'] }, { rules }, { env: { node: true } }],
    ],
    [
      'with names of folders',
      "const path = require('node:path');\nmodule.exports = { parserOptions: { project: path.join(__dirname, 'tsconfig.json'), tsconfigRootDir: __dirname, a: `${__dirname}/b` } };",
      {
        parserOptions: {
          project: './tsconfig.json',
          tsconfigRootDir: '.',
          a: './b',
        },
      },
    ],
    [
      'with the folder of an ES module',
      "import path from 'node:path';\nimport { fileURLToPath } from 'node:url';\nconst __filename = fileURLToPath(import.meta.url);\nconst dir = path.dirname(__filename);\nexport default { parserOptions: { tsconfigRootDir: dir } };",
      { parserOptions: { tsconfigRootDir: '.' } },
    ],
    [
      'of globals',
      "import globals from 'globals';\nexport default [{ languageOptions: { globals: { ...globals.node, ...globals['shared-node-browser'], a: true } } }, { languageOptions: { globals: globals.jest } }];",
      [
        {
          env: { node: true, 'shared-node-browser': true },
          languageOptions: { globals: { a: true } },
        },
        { env: { jest: true }, languageOptions: { globals: {} } },
      ],
    ],
    [
      'of global ignores',
      "import { defineConfig, globalIgnores } from 'eslint/config';\nexport default defineConfig([globalIgnores(['dist']), { rules: { eqeqeq: 2 } }]);",
      [{ ignores: ['dist'] }, { rules }],
    ],
    [
      'that is an .eslintrc.js with a helper',
      "const { defineConfig } = require('eslint-define-config');\nmodule.exports = defineConfig({ rules: { eqeqeq: 2 } });",
      { rules },
    ],
    [
      'of prettier',
      "import prettier from 'eslint-config-prettier';\nimport recommended from 'eslint-plugin-prettier/recommended';\nexport default [prettier, recommended];",
      [{ extends: ['prettier'] }, { extends: ['plugin:prettier/recommended'] }],
    ],
    [
      'of presets by names',
      "import js from '@eslint/js';\nexport default [{ plugins: { js }, extends: ['js/all'], rules: { eqeqeq: 2 } }];",
      [{ plugins: [], extends: ['eslint:all'], rules }],
    ],
    [
      'that is one preset',
      "import js from '@eslint/js';\nexport default js.configs.all;",
      [{ extends: ['eslint:all'] }],
    ],
    [
      'that is exported by name',
      'const config = [{ rules: { eqeqeq: 2 } }];\nexport { config as default };',
      [{ rules }],
    ],
    ['of a TypeScript export', 'export = { rules: { eqeqeq: 2 } };', { rules }],
  ])('%s', (_name, code, config) =>
    expect(convert(code)).toEqual({ config, notes: [] }),
  );

  it('of the rules of presets', () => {
    const { config, notes } = convert(`import js from '@eslint/js';
import tsPlugin from '@typescript-eslint/eslint-plugin';
export default [
  { rules: { ...js.configs.recommended.rules, eqeqeq: 2 } },
  { rules: tsPlugin.configs.recommended.rules },
  { rules: { eqeqeq: 2, ...js.configs.all.rules } },
];`);
    expect(config).toEqual([
      { extends: ['eslint:recommended'], rules },
      { extends: ['plugin:@typescript-eslint/recommended'] },
      { extends: ['eslint:all'], rules },
    ]);
    expect(notes).toEqual([
      `Line 5: The rules of "plugin:@typescript-eslint/recommended" are here as the preset, which also sets some of ESLint's own rules for TypeScript files.`,
      'Line 6: The rules of "eslint:all" came after some of the config\'s own. Here, those outrank them.',
    ]);
  });

  it('of a plugin by another name', () => {
    const { config, notes } = convert(`import tseslint from 'typescript-eslint';
import react from 'eslint-plugin-react';
export default [{
  plugins: { ts: tseslint.plugin, react },
  extends: ['ts/recommended'],
  rules: { 'ts/no-shadow': 1, 'react/jsx-key': 2 },
}];`);
    expect(config).toEqual([
      {
        plugins: ['@typescript-eslint', 'react'],
        extends: ['plugin:@typescript-eslint/recommended'],
        rules: { '@typescript-eslint/no-shadow': 1, 'react/jsx-key': 2 },
      },
    ]);
    expect(notes).toEqual([
      'Line 4: The plugin "ts" is @typescript-eslint: its rules have that prefix here.',
    ]);
  });
});

describe('or it is named', () => {
  it.each([
    [
      "import antfu from '@antfu/eslint-config';\nexport default antfu({ vue: true }, { rules: { eqeqeq: 2 } });",
      [{ rules }],
      [
        'Line 2: What "antfu()" adds to its configs is left out: it is code, not data.',
      ],
    ],
    [
      "module.exports = { rules: { eqeqeq: 2 } };\nrequire('@rushstack/eslint-patch/modern-module-resolution');\nif (process.env.CI) { module.exports.rules.a = 1; }",
      { rules },
      [
        'Line 2: "require(\'@rushstack/eslint-patch/modern-…" is left out: it is code, not data.',
        'Line 3: "if (process.env.CI) { module.exports.rul…" is left out: it is code, not data.',
      ],
    ],
    [
      "import base from './base.js';\nimport n from 'eslint-plugin-n';\nimport vue from 'eslint-plugin-vue';\nexport default [...base, ...n.configs['flat/mixed-esm-and-cjs'], ...vue.configs['flat/recommended'], { rules: { eqeqeq: 2 } }];",
      [{ extends: ['plugin:vue/recommended'] }, { rules }],
      [
        'Line 4: "...base" is left out: it needs the file ./base.js.',
        'Line 4: "...n.configs[\'flat/mixed-esm-and-cjs\']" is left out: it needs eslint-plugin-n.',
      ],
    ],
    [
      "import js from '@eslint/js';\nexport default [{ ...js.configs.recommended, rules: { eqeqeq: 2 } }];",
      [{ rules }],
      [
        'Line 2: "eslint:recommended" is left out: "rules" comes after it, and replaces all of its rules.',
      ],
    ],
    [
      'const strict = Math.random() > 0.5;\nexport default [strict && { rules: {} }, { rules: { eqeqeq: 2, a: strict ? 1 : 2, [`b${strict}`]: 1 } }];',
      [{ rules }],
      [
        'Line 2: "strict && { rules: {} }" is left out: it is code, not data.',
        'Line 2: "a" is left out: `strict ? 1 : 2` is code, not data.',
        'Line 2: "[`b${strict}`]: 1" is left out: it is code, not data.',
      ],
    ],
    [
      "import vueParser from 'vue-eslint-parser';\nimport tseslint from 'typescript-eslint';\nexport default [{ languageOptions: { parser: vueParser, parserOptions: { parser: tseslint.parser } }, rules: { eqeqeq: 2 } }];",
      [
        {
          languageOptions: {
            parser: 'vue-eslint-parser',
            parserOptions: { parser: '@typescript-eslint/parser' },
          },
          rules,
        },
      ],
      [],
    ],
  ])('%s', (code, config, notes) =>
    expect(convert(code)).toEqual({ config, notes }),
  );

  it('in the JSON', () =>
    expect(
      convertModule(
        "import vue from 'eslint-plugin-vue';\nexport default [vue.configs.flat.all, { rules: { a: b() } }];\nlater();",
      ).text,
    ).toBe(`// "later()" is left out: it is code, not data.
[
  // "vue.configs.flat.all" is left out: it needs eslint-plugin-vue.
  {
    "rules": {
      // "a" is left out: \`b()\` is code, not data.
    }
  }
]
`));
});

describe('hostile code', () =>
  it.each([
    ['in circles', 'const a = {}; a.a = a; module.exports = a;', 'too often'],
    [
      'that multiplies',
      `const a0 = [1, 1];\n${Array.from({ length: 30 }, (_, index) => `const a${String(index + 1)} = [...a${String(index)}, ...a${String(index)}];`).join('\n')}\nmodule.exports = { a: a30 };`,
      'too often',
    ],
  ])('%s is refused', (_name, code, message) =>
    expect(() => convertModule(code)).toThrow(message),
  ));
