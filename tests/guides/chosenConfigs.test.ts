import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TSESLint } from '@typescript-eslint/utils';
import { describe, expect } from 'vitest';
import { type Answers, chooseConfig } from '../../src/config/chooseConfig';
import { readAnswers, writeAnswers } from '../../src/tools/new/answers';
import { packagesToInstall } from '../../src/tools/packagesToInstall';
import { pairwise } from '../configs/allAnswers';
import { known } from '../configs/page';
import { type Project, run, test, writeProjectFile } from './project';

/** A line of code that deserves reports of certain rules, depending on the answers. */
interface Fault {
  code: string;
  rules: string[];
}

/** A file of the project, by lines. */
type Lines = (Fault | string)[];

/** What a project has before ESLint is set up. */
const packages: Record<Answers['framework'] | Answers['tests'], string> = {
  no: '',
  react: 'react @types/react',
  next: 'next@15 react react-dom @types/react',
  vue: 'vue',
  svelte: 'svelte',
  jest: 'jest@29 @types/jest@29',
  vitest: 'vitest',
};

const recipesFolder = join(
  import.meta.dirname,
  '../../docs/getting-started/recipes',
);

/** The answers of the recipes, each once. */
const recipes = [
  ...new Set(
    readdirSync(recipesFolder).flatMap(name => {
      const page = readFileSync(join(recipesFolder, name), 'utf8');
      return /(?<=answers=")[^"]+/.exec(page)?.[0] ?? [];
    }),
  ),
].map(readAnswers);

describe('the config that /config/new and the recipes give, in a new project', () =>
  test.for(
    pairwise(recipes).map(answers => ({
      answers,
      words: writeAnswers(answers),
    })),
  )(
    'reports what is wrong and nothing else: $words',
    async ({ answers }, { project }) => {
      project.today = true;
      const chosen = chooseConfig(answers, known);
      const code = codeFor(answers);
      await writeProjectFile(project, 'package.json', '{ "type": "module" }');
      await writeTsconfigs(project, answers);
      for (const { name, text } of chosen.files) {
        await writeProjectFile(project, name, text);
      }
      const install = [
        `npm install --save-dev ${packagesToInstall(chosen.packages)}`,
        packages[answers.framework],
        packages[answers.tests],
      ];
      expect(await run(project, install.join(' '))).toMatchObject({
        succeeded: true,
      });

      await writeCode(project, code, true);
      expect(await lint(project, chosen.command)).toEqual({
        succeeded: false,
        reports: Object.entries(code)
          .flatMap(([name, lines]) =>
            lines.flatMap(line =>
              typeof line === 'string'
                ? []
                : line.rules.map(rule => `${name} ${rule}`),
            ),
          )
          .sort(),
      });

      await writeCode(project, code, false);
      expect(await lint(project, chosen.command)).toEqual({
        succeeded: true,
        reports: [],
      });
    },
  ));

async function lint(
  project: Project,
  command: string,
): Promise<{ succeeded: boolean; reports: string[] }> {
  const { output, succeeded } = await run(
    project,
    `${command} --format json --output-file report.json`,
  );
  expect(output).toBe('');
  const report = await readFile(join(project.folder, 'report.json'), 'utf8');
  const results = JSON.parse(report) as {
    filePath: string;
    messages: TSESLint.Linter.LintMessage[];
  }[];
  return {
    succeeded,
    reports: results
      .flatMap(({ filePath, messages }) =>
        messages.map(
          ({ fatal, message, ruleId }) =>
            `${filePath.slice(project.folder.length + 1)} ${fatal ? message : String(ruleId)}`,
        ),
      )
      .sort(),
  };
}

async function writeCode(
  project: Project,
  code: Record<string, Lines>,
  withFaults: boolean,
): Promise<void> {
  for (const [name, lines] of Object.entries(code)) {
    const text = lines
      .filter(line => withFaults || typeof line === 'string')
      .map(line => (typeof line === 'string' ? line : line.code));
    await writeProjectFile(project, name, `${text.join('\n')}\n`);
  }
}

async function writeTsconfigs(
  project: Project,
  { framework, tests, types }: Answers,
): Promise<void> {
  const compilerOptions = {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    // TypeScript 6 no longer looks for them.
    ...(tests === 'jest' && { types: ['jest'] }),
  };
  const own = framework === 'vue' || framework === 'svelte' ? [framework] : [];
  const include = ['ts', 'tsx', ...own].map(each => `src/**/*.${each}`);
  const configs = ['*.config.ts'];
  const tsconfigs =
    types === 'vite'
      ? {
          'tsconfig.json': {
            files: [],
            references: [
              { path: './tsconfig.app.json' },
              { path: './tsconfig.node.json' },
            ],
          },
          'tsconfig.app.json': { compilerOptions, include },
          'tsconfig.node.json': { compilerOptions, include: configs },
        }
      : {
          'tsconfig.json': {
            compilerOptions,
            include: [...include, ...configs],
          },
        };
  for (const [name, tsconfig] of Object.entries(tsconfigs)) {
    await writeProjectFile(project, name, JSON.stringify(tsconfig));
  }
}

/** A file of each kind that such a project has. */
function codeFor(answers: Answers): Record<string, Lines> {
  const { framework, strictness, style, tests } = answers;
  const when = (isReported: boolean, rule: string, code: string): Fault => ({
    code,
    rules: isReported ? [rule] : [],
  });
  const untyped: Fault = {
    code: "console.log('total' as any);",
    rules: ['@typescript-eslint/no-explicit-any'],
  };
  const inScript: Lines = [
    untyped,
    when(
      answers.types !== 'no',
      '@typescript-eslint/no-floating-promises',
      'save();',
    ),
  ];
  return {
    'src/cart.ts': [
      'export async function save(): Promise<void> {',
      '  await Promise.resolve();',
      '}',
      ...inScript,
      when(
        strictness === 'strict',
        '@typescript-eslint/no-non-null-assertion',
        'export const toName = (name?: string) => name!;',
      ),
      when(
        style === 'stylistic',
        '@typescript-eslint/array-type',
        'export type Names = Array<string>;',
      ),
    ],
    'vite.config.ts': ["export default { base: '/' };", untyped],
    'tool.config.mjs': [
      'export default { isQuiet: Boolean(process.env.CI) };',
      { code: 'debugger;', rules: ['no-debugger'] },
    ],
    'dist/cart.js': ['debugger;'],
    ...testFiles(tests),
    ...componentFiles(framework, inScript),
  };
}

function testFiles(tests: Answers['tests']): Record<string, Lines> {
  return tests === 'no'
    ? {}
    : {
        'src/cart.test.ts': [
          ...(tests === 'vitest'
            ? ["import { expect, test } from 'vitest';"]
            : []),
          "import { save } from './cart';",
          "test('the cart is saved', async () => {",
          '  await expect(save()).resolves.toBeUndefined();',
          '});',
          {
            code: "test.only('one is enough', () => { expect(1 + 1).toBe(2); });",
            rules: [
              tests === 'jest'
                ? 'jest/no-focused-tests'
                : '@vitest/no-focused-tests',
            ],
          },
        ],
      };
}

function componentFiles(
  framework: Answers['framework'],
  inScript: Lines,
): Record<string, Lines> {
  switch (framework) {
    case 'no':
      return {};
    case 'react':
    case 'next':
      return {
        'src/app/page.tsx': [
          "import { useState } from 'react';",
          "import { save } from '../cart';",
          'export default function Cart({ names }: { names: string[] }) {',
          '  const [isOpen, setIsOpen] = useState(false);',
          ...inScript,
          {
            code: 'if (isOpen) { useState(0); }',
            rules: ['react-hooks/rules-of-hooks'],
          },
          '  const onClick = () => { setIsOpen(true); void save(); };',
          '  return (',
          '    <ul onClick={onClick} hidden={isOpen}>',
          {
            code: '{names.map(name => <li>{name}</li>)}',
            rules: ['react/jsx-key'],
          },
          {
            code: '<li><img src="/tea.png" alt="Tea" /></li>',
            rules: framework === 'next' ? ['@next/next/no-img-element'] : [],
          },
          '      {names.map(name => <li key={name}>{name}</li>)}',
          '    </ul>',
          '  );',
          '}',
        ],
        ...(framework === 'next' && {
          'next-env.d.ts': ['/// <reference types="next" />'],
          '.next/types/page.ts': ['debugger;'],
        }),
      };
    case 'vue':
      return {
        'src/main.ts': [
          "import { createApp } from 'vue';",
          "import CartList from './CartList.vue';",
          "createApp(CartList).mount('#app');",
        ],
        'src/CartList.vue': [
          '<script setup lang="ts">',
          "import { ref } from 'vue';",
          "import { save } from './cart';",
          "const names = ref(['tea']);",
          ...inScript,
          '</script>',
          '<template>',
          '  <ul @click="save">',
          {
            code: '<li v-for="name in names">{{ name }}</li>',
            rules: ['vue/require-v-for-key'],
          },
          '    <li v-for="name in names" :key="name">{{ name }}</li>',
          '  </ul>',
          '</template>',
        ],
      };
    case 'svelte':
      return {
        'src/main.ts': [
          "import { mount } from 'svelte';",
          "import CartList from './CartList.svelte';",
          'mount(CartList, { target: document.body });',
        ],
        'src/CartList.svelte': [
          '<script lang="ts">',
          "import { save } from './cart';",
          "let names = $state(['tea']);",
          ...inScript,
          '</script>',
          '<button onclick={save}>Save</button>',
          '{#each names as name (name)}',
          '  <p>{name}</p>',
          {
            code: '{@html name}',
            rules: ['svelte/no-at-html-tags'],
          },
          '{/each}',
        ],
      };
  }
}
