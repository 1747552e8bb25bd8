import { describe, expect, it } from 'vitest';
import { describeRules } from '../../../plugins/playground/rules/describeRules';
import { readConfig } from '../configDocument';
import { convertModule } from '../convert/convertModule';
import { printFlatConfig, type TriedConfig } from './printFlatConfig';

const known = { rules: describeRules(), removed: [] };

/** Prints a config, as it is tried on `example.ts` unless a test says otherwise. */
function print(
  config: object | string,
  tried: Partial<TriedConfig> = {},
  inProject = false,
): string {
  const text = typeof config === 'string' ? config : JSON.stringify(config);
  const fileName = tried.fileName ?? 'example.ts';
  return printFlatConfig(
    {
      text,
      parts: readConfig(text, fileName).parts,
      fileName,
      sourceType: 'module',
      errors: undefined,
      ...tried,
    },
    known,
    { inProject },
  ).text;
}

describe('printFlatConfig', () => {
  it('spreads an environment whose name is no word, too', () =>
    expect(
      print({ env: { node: true, 'shared-node-browser': true } }),
    ).toContain(
      "globals: { ...globals.node, ...globals['shared-node-browser'] }",
    ));

  it('is for the files that the config was for, and for no others', () =>
    expect(
      print({
        overrides: [
          {
            files: ['*.ts'],
            excludedFiles: ['*.test.ts'],
            rules: { 'no-var': 'error' },
          },
        ],
      }),
    ).toContain(`{
    files: ['**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-var': 'error' },
  },`));

  it('is what a person would write', () => {
    expect(
      print({
        extends: ['plugin:@typescript-eslint/recommended-type-checked'],
        rules: { '@typescript-eslint/no-non-null-assertion': 'warn' },
      }),
    ).toMatchInlineSnapshot(`
      "// @ts-check

      import tseslint from 'typescript-eslint';

      export default tseslint.config(
        { ignores: ['eslint.config.mjs'] },
        ...tseslint.configs.recommendedTypeChecked,
        {
          languageOptions: {
            parserOptions: { project: true, tsconfigRootDir: import.meta.dirname },
          },
          rules: { '@typescript-eslint/no-non-null-assertion': 'warn' },
        },
        // Most tsconfigs leave JavaScript out, so it is linted without types.
        {
          files: ['**/*.{js,cjs,mjs,jsx}'],
          extends: [tseslint.configs.disableTypeChecked],
        },
      );
      "
    `);
    expect(print({ rules: { '@typescript-eslint/no-explicit-any': 'warn' } }))
      .toMatchInlineSnapshot(`
      "// @ts-check

      import tseslint from 'typescript-eslint';

      export default tseslint.config(
        { ignores: ['eslint.config.mjs'] },
        {
          files: ['**/*.{js,cjs,mjs,jsx,ts,cts,mts,tsx}'],
          extends: [tseslint.configs.base],
        },
        {
          rules: { '@typescript-eslint/no-explicit-any': 'warn' },
        },
      );
      "
    `);
  });

  it('has what is left out, with the reason, and comments, in their places', () =>
    expect(
      print(`// Ours
{
  "root": true, // of all
  "extends": ["airbnb", "eslint:recommended", "prettier"],
  "plugins": ["import"],
  "rules": {
    // Loud
    "no-console": ["error", { "allow": /* the first */ ["warn"] }], // for now
    "import/order": "error", // sorted
    /* Also */
    "import/no-cycle": ["error", { "maxDepth": 1 }],
    "no-vra": 2,
    "no-unused-vars": ["error", { "args": 1 }]
    // The end
  },
  // Elsewhere
  "overrides": [
    // Tests
    { "files": "*.test.ts", "env": { "jest": true } /* and that is all */ }
  ]
}`),
    ).toMatchInlineSnapshot(`
      "// @ts-check

      import eslint from '@eslint/js';
      import globals from 'globals';
      import tseslint from 'typescript-eslint';

      export default tseslint.config(
        { ignores: ['eslint.config.mjs'] },
        {
          files: ['**/*.{js,cjs,mjs,jsx,ts,cts,mts,tsx}'],
          extends: [tseslint.configs.base],
        },
        // Ours
        // of all
        // Elsewhere
        // "airbnb" is left out: it needs eslint-config-airbnb.
        // "prettier" turns layout rules off. Nothing to do here: they are off.
        // "import" is left out: it needs eslint-plugin-import.
        eslint.configs.recommended,
        {
          rules: {
            'no-extra-semi': 'off',
            'no-mixed-spaces-and-tabs': 'off',
            'no-unexpected-multiline': 'off',
          },
        },
        {
          rules: {
            // Loud
            /* the first */
            'no-console': ['error', { allow: ['warn'] }], // for now
            // Left out: it needs eslint-plugin-import.
            // 'import/order': 'error', // sorted
            /* Also */
            // 'import/no-cycle': ['error', { maxDepth: 1 }],
            // Left out: There is no rule "no-vra". Did you mean "no-var"?
            // 'no-vra': 2,
            // Left out: no-unused-vars: "args" has to be "all", "after-used", or "none".
            // 'no-unused-vars': ['error', { args: 1 }],
            // The end
          },
        },
        // Tests
        /* and that is all */
        {
          files: ['**/*.test.ts'],
          languageOptions: {
            globals: { ...globals.jest },
          },
        },
        {
          rules: {
            // Off, because it could not be used: no-unused-vars: "args" has to be "all", "after-used", or "none".
            'no-unused-vars': 'off',
          },
        },
      );
      "
    `));

  it('asks for type information only where a rule or a preset needs it', () => {
    const isTyped = (config: object) => print(config).includes('project: true');
    expect(isTyped({ extends: ['recommended', 'eslint:recommended'] })).toBe(
      false,
    );
    expect(isTyped({ extends: ['all'] })).toBe(true);
    expect(isTyped({ extends: ['stylistic-type-checked'] })).toBe(true);
    const rule = '@typescript-eslint/await-thenable';
    expect(isTyped({ rules: { [rule]: ['warn'] } })).toBe(true);
    expect(isTyped({ rules: { [rule]: 0 } })).toBe(false);
  });

  it.each([
    [{ project: './tsconfig.json' }, "project: './tsconfig.json',"],
    [{ project: ['a/*.json', 'b.json'] }, "project: ['a/*.json', 'b.json'],"],
    [
      { project: true, tsconfigRootDir: './' },
      'tsconfigRootDir: import.meta.dirname',
    ],
    [
      { project: true, tsconfigRootDir: '../app' },
      "tsconfigRootDir: import.meta.dirname + '/../app'",
    ],
    [{ project: true, tsconfigRootDir: '/app' }, "tsconfigRootDir: '/app'"],
    [
      { EXPERIMENTAL_useProjectService: true },
      'EXPERIMENTAL_useProjectService: true',
    ],
    [{ projectService: { a: 1 } }, 'project: true'],
    [{ project: null }, 'project: true'],
  ])('keeps where types come from: %j', (parserOptions, code) => {
    const printed = print({ extends: 'strict-type-checked', parserOptions });
    expect(printed).toContain(code);
    expect(printed.split('parserOptions')).toHaveLength(2);
    const forProject = print(
      { extends: 'strict-type-checked', parserOptions },
      {},
      true,
    );
    expect(forProject).toContain(
      'parserOptions: { project: true, tsconfigRootDir: import.meta.dirname }',
    );
  });

  it('turns off what does not run here although a preset turns it on', () => {
    const rule = '@typescript-eslint/no-floating-promises';
    const config = {
      extends: ['strict-type-checked'],
      rules: { [rule]: ['error', { ignoreVoids: true }] },
    };
    const off = `'${rule}': 'off'`;
    expect(print(config)).toContain(off);
    // Other files have the preset's.
    expect(
      print({
        extends: config.extends,
        overrides: [{ files: '*.js', rules: config.rules }],
      }),
    ).not.toContain(off);
    // Of a crash, only the linter knows.
    expect(
      print(
        { extends: config.extends },
        {
          errors: [
            {
              kind: 'crash',
              ruleId: rule,
              message: 'It threw.',
              severity: 'error',
              offset: 0,
              length: 1,
            },
          ],
        },
      ),
    ).toContain(
      `// Off, because it could not be used: It threw.\n      ${off}`,
    );
  });

  it('keeps what presets set for TypeScript files alone', () => {
    const printed = print({
      overrides: [{ files: ['*.js', '*.ts'], extends: 'recommended' }],
    });
    expect(printed).toContain(
      "...limitedTo({ files: ['**/*.js', '**/*.ts'] }, tseslint.configs.recommended)",
    );
    expect(printed).toContain('const limitedTo = ');
    expect(convertModule(printed).text).toContain(
      '"extends": ["plugin:@typescript-eslint/recommended"]',
    );
  });

  it('has ESLint look for the file', () =>
    expect(print({ extends: 'strict' }, { fileName: 'example.jsx' })).toContain(
      "{ files: ['**/*.jsx'] }",
    ));

  it('has the source type, unless the config says another one', () => {
    const script = { sourceType: 'script' } as const;
    expect(print({}, script)).toContain("sourceType: 'script'");
    expect(
      print([{ languageOptions: { sourceType: 'commonjs' } }], script),
    ).not.toContain("sourceType: 'script'");
  });

  it('cannot be broken out of', () => {
    const printed = print(
      `{
  "extends": ["x'], process.exit()"],
  "parserOptions": { "project": true, "tsconfigRootDir": "\`'+process.exit()" },
  "rules": {
    // \u2028process.exit()
    "a/b\\n": ["error", "\u2028process.exit()"]
  }
}`,
    );
    const code = printed
      .split(/[\n\u2028\u2029]/)
      .map(line =>
        line.replace(/\/\/.*/, '').replaceAll(/'[^'\n]*'|"[^"\n]*"/g, ''),
      )
      .join('\n');
    expect(code).not.toContain('process');
  });
});
