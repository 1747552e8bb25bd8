import type { KnownRules } from '../linter/protocol';
import { Code, Commented, printJavaScript } from '../text/printJavaScript';
import { parseConfig } from './configDocument';
import { printWholeConfig } from './print/printWholeConfig';

export interface Answers {
  format: 'eslintrc' | 'flat';
  framework: keyof typeof frameworks;
  tests: keyof typeof testPresets;
  /** Where type information comes from, if rules may use it. */
  types: 'no' | 'typed' | 'vite';
  strictness: 'recommended' | 'strict';
  style: 'no' | 'stylistic';
}

export type ChosenConfig = ReturnType<typeof chooseConfig>;

interface Framework {
  presets?: readonly string[];
  plugins?: readonly string[];
  settings?: object;
  rules?: object;
  /** Files that it generates, besides hidden ones. */
  generated?: readonly string[];
  /** Its own kind of files, with what they hold for the compiler. */
  own?: { extension: string; preset: string; declaration?: string };
}

const react = {
  presets: ['plugin:react/recommended', 'plugin:react/jsx-runtime'],
  plugins: ['react-hooks'],
  settings: { react: { version: 'detect' } },
  rules: {
    'react-hooks/rules-of-hooks': 'error',
    'react-hooks/exhaustive-deps': 'warn',
  },
} satisfies Framework;

const frameworks = {
  no: {},
  react,
  next: {
    ...react,
    presets: [...react.presets, 'plugin:@next/next/core-web-vitals'],
    generated: ['next-env.d.ts', 'out'],
  },
  vue: {
    own: {
      extension: 'vue',
      preset: 'plugin:vue/essential',
      declaration: `declare module '*.vue' {
  import type { DefineComponent } from 'vue';

  const component: DefineComponent;
  export default component;
}
`,
    },
  },
  svelte: {
    own: { extension: 'svelte', preset: 'plugin:svelte/recommended' },
  },
} satisfies Record<string, Framework>;

const testPresets = {
  no: undefined,
  jest: 'plugin:jest/recommended',
  vitest: 'plugin:@vitest/legacy-recommended',
};

const projects = {
  no: undefined,
  typed: true,
  vite: ['./tsconfig.app.json', './tsconfig.node.json'],
};

const prefix = 'plugin:@typescript-eslint/';

const onlyFlat = new Set(['@eslint/js', 'globals', 'typescript-eslint']);

/** Writes the config that the answers ask for. */
export function chooseConfig(answers: Answers, known: KnownRules) {
  const { own }: Framework = frameworks[answers.framework];
  const needs = needsOf(answers);
  // The flat config is the other one, moved, so that both do the same.
  const flat = printWholeConfig(
    parseConfig(printJavaScript(eslintrcFor(answers, './'))),
    known,
  );
  const isFlat = answers.format === 'flat';
  const eslintrc = printJavaScript(eslintrcFor(answers, new Code('__dirname')));
  const packages = isFlat
    ? flat.packages
    : [
        ...flat.packages.filter(name => !onlyFlat.has(name)),
        '@typescript-eslint/eslint-plugin',
        '@typescript-eslint/parser',
      ];
  return {
    files: [
      isFlat
        ? { name: 'eslint.config.mjs', text: flat.text }
        : {
            name: '.eslintrc.cjs',
            text: `/* eslint-env node */\nmodule.exports = ${eslintrc};\n`,
          },
      ...(needs !== undefined && own?.declaration !== undefined
        ? [{ name: `src/${own.extension}.d.ts`, text: own.declaration }]
        : []),
    ],
    packages: [
      ...packages,
      // The tsconfigs that Vite writes have options that older compilers don't know.
      answers.types === 'vite' ? 'typescript@6' : 'typescript',
    ].sort(),
    command: isFlat
      ? 'npx eslint .'
      : `npx eslint . --ext .js,.jsx,.cjs,.mjs,.ts,.tsx${own ? `,.${own.extension}` : ''}`,
    ...(needs !== undefined && { needs }),
  };
}

/** What rules that use types need of tsconfigs, with code in backticks; `undefined` without such rules. */
function needsOf({ framework, types }: Answers): string | undefined {
  const { own }: Framework = frameworks[framework];
  const including = own
    ? `, and \`"include": ["src/**/*.ts", "src/**/*.${own.extension}"]\``
    : '';
  switch (types) {
    case 'no':
      return undefined;
    case 'typed':
      return `Some of the rules need \`"strict": true\` in your \`tsconfig.json\`${including}. A TypeScript file that isn’t included can’t be linted.`;
    case 'vite':
      return `Some of the rules need \`"strict": true\` in \`tsconfig.app.json\` and \`tsconfig.node.json\`, even with TypeScript 6, which is strict without it.`;
  }
}

function eslintrcFor(
  { framework, strictness, style, tests, types }: Answers,
  folder: Code | string,
): object {
  const {
    generated = [],
    own,
    plugins,
    presets = [],
    rules,
    settings,
  }: Framework = frameworks[framework];
  const project = projects[types];
  const end = project ? '-type-checked' : '';
  const testPreset = testPresets[tests];
  return {
    root: true,
    ignorePatterns: ['dist', 'coverage', ...generated],
    extends: [
      'eslint:recommended',
      `${prefix}${strictness}${end}`,
      ...(style === 'stylistic' ? [`${prefix}stylistic${end}`] : []),
      ...presets,
    ],
    plugins,
    parserOptions: project && {
      project,
      tsconfigRootDir: folder,
      ...(own && { extraFileExtensions: [`.${own.extension}`] }),
    },
    settings,
    rules,
    overrides: [
      ...(own
        ? [
            {
              files: [`*.${own.extension}`],
              extends: [own.preset],
              parserOptions: { parser: '@typescript-eslint/parser' },
              // Up to the compiler, as in other TypeScript files.
              rules: { 'no-undef': 'off', 'no-redeclare': 'off' },
            },
          ]
        : []),
      ...(testPreset
        ? [{ files: ['*.{test,spec}.{ts,tsx}'], extends: [testPreset] }]
        : []),
      new Commented(
        {
          files: ['*.{js,cjs,mjs,jsx}'],
          ...(project && { extends: [`${prefix}disable-type-checked`] }),
          env: { node: true },
        },
        project
          ? [
              '// Most tsconfigs leave JavaScript out, so it is linted without types.',
            ]
          : [],
      ),
    ],
  };
}
