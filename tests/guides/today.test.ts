import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test as baseTest } from 'vitest';
import {
  readGuide,
  selectSteps,
  type Step,
} from '../../plugins/guides/guideSteps';
import { expectStated } from '../../scripts/claims/describeClaims';
import { readTextsOfPage } from '../../scripts/claims/readClaims';
import { customRulesGuide } from './customRulesGuide';
import {
  changeFile,
  follow,
  type Project,
  run,
  startProject,
  writeProjectFile,
} from './project';

const siteDir = join(import.meta.dirname, '../..');

/** In a folder in which npm installs what it gives readers today. */
const test = baseTest.extend('project', async ({}, { onCleanup }) => ({
  ...(await startProject(onCleanup)),
  today: true,
}));

const quickstart = readGuide('docs/getting-started/quickstart.mdx');
const setup = selectSteps(
  quickstart,
  ['step-1-installation', 'step-2-configuration', 'step-3-running-eslint'],
  ['npm', 'flat'],
);
const code = setup.filter(
  step => step.kind === 'file' && step.title === 'src/cart.ts',
);
const typedLinting = selectSteps(
  readGuide('docs/getting-started/typed-linting/index.mdx'),
  ['set-it-up'],
  ['flat'],
);
const faq = readGuide('docs/troubleshooting/index.mdx');
const legacySetup = selectSteps(
  readGuide('docs/getting-started/legacy-eslint-setup.md'),
  ['step-1-installation', 'step-2-configuration'],
);
const monorepos = selectSteps(
  readGuide('docs/getting-started/typed-linting/monorepos.mdx'),
  ['', 'one-tsconfigjson-per-package-and-an-optional-one-in-the-root'],
  ['npm', 'flat'],
);
const customRules = selectSteps(customRulesGuide, [
  'set-up-the-package',
  'rulecreator',
  'handling-rule-options',
  'testing',
  'typed-rules',
  'testing-typed-rules',
  'export-the-plugin',
  'turn-it-on',
]);

describe('with what npm installs today, ESLint starts and reports', () => {
  test('after the Quickstart and Typed Linting', async ({ project }) => {
    await startPackage(project);
    await set(project, [...setup, ...typedLinting]);
    await expectReports(project);
  });

  test('in a project that has TypeScript 6 already', async ({ project }) => {
    await startPackage(project);
    await run(project, 'npm install --save-dev typescript@6');
    await set(project, changeVersion(''));
    await expectReports(project);
    const { output } = await run(project, 'npx tsc --version');
    expect(output).toMatch(/^Version 6\./);
  });

  test('after what the FAQ says about TypeScript 7, with which it fails', async ({
    project,
  }) => {
    await startPackage(project);
    await set(project, changeVersion('typescript@7'));
    const { output } = await run(project, 'npx eslint .');
    expect(output).toContain(
      "Cannot read properties of undefined (reading 'Intrinsic')",
    );
    await writeProjectFile(project, 'tsconfig.json', '{ "include": ["src"] }');
    await set(project, selectSteps(faq, ['typescript-7']));
    await expectReports(project);
  });

  test.for([
    ['.vue', 'vueParser', 'vue-eslint-parser@9', `<script setup lang="ts">\n`],
    [
      '.svelte',
      'svelteParser',
      'svelte-eslint-parser@0 svelte@4',
      `<script lang="ts">\n`,
    ],
    ['.astro', 'astroParser', 'astro-eslint-parser@1', '---\n'],
  ] as const)(
    'in %s files, after what the FAQ says',
    async ([extension, name, packages, start], { project }) => {
      const [parser = ''] = packages.split('@');
      const imported = name === 'astroParser' ? `* as ${name}` : name;
      await startPackage(project);
      await set(project, [
        ...setup,
        ...selectSteps(faq, ['other-file-extensions'], ['flat']).map(step => ({
          ...step,
          code: step.code
            .replace('vue-eslint-parser@9', packages)
            .replace(
              "vueParser from 'vue-eslint-parser'",
              `${imported} from '${parser}'`,
            )
            .replaceAll('vueParser', name)
            .replaceAll('.vue', extension),
        })),
      ]);
      const end = start === '---\n' ? start : '</script>\n';
      const file = `src/Cart${extension}`;
      await writeProjectFile(
        project,
        file,
        `${start}const save = async (): Promise<void> => {};\nsave();\n${end}<p>Cart</p>\n`,
      );
      await writeProjectFile(
        project,
        'tsconfig.json',
        '{ "include": ["src"] }',
      );
      const { output } = await run(project, `npx eslint ${file}`);
      expect(output).toMatch(/no-floating-promises$/m);
    },
  );

  test.for(['flat', 'legacy'])(
    'in Markdown, after what the FAQ says, with a %s config',
    async (format, { project }) => {
      await startPackage(project);
      await set(project, [
        ...setup.filter(({ code: text }) => !text.includes('export default')),
        ...legacySetup.slice(0, 1),
        ...selectSteps(faq, ['markdown'], [format]),
      ]);
      await writeProjectFile(
        project,
        'README.md',
        '```ts\nvar total: any = 3;\n```\n\n```tsx\nvar total: any = <b>3</b>;\n```\n',
      );
      const { output } = await run(project, 'npx eslint README.md');
      expect(output.match(/no-explicit-any$/gm)).toHaveLength(2);
      expect(output).not.toContain('Parsing error');
    },
  );

  test('after Legacy ESLint Setup', async ({ project }) => {
    await startPackage(project);
    // The second config is one for other readers.
    await set(project, [...legacySetup.slice(0, 2), ...code]);
    await expectReports(project);
  });

  test('after Monorepos', async ({ project }) => {
    await startPackage(project);
    await set(project, monorepos);
    await expectReports(project);
  });

  test('after Custom Rules, whose tests pass', async ({ project }) => {
    await set(project, customRules);
    await expectReports(project, 'src/cart.ts');
    await expectStricterTester({
      ...project,
      folder: join(project.folder, '../eslint-plugin-acme'),
    });
  });

  test('after Custom Rules in a project with ESLint 9', async ({ project }) => {
    const [peers] = selectSteps(customRulesGuide, ['support-eslint-8-and-9']);
    const steps = customRules
      .filter(({ section }) => section !== 'set-up-the-package')
      .map(step => ({
        ...step,
        code: step.code
          .replace('typescript-eslint@7', 'typescript-eslint@8')
          .replace(' eslint@8', ' eslint@9'),
      }));
    const start = selectSteps(customRulesGuide, ['set-up-the-package']);
    await set(project, [
      ...start.slice(0, -1),
      ...(peers ? [peers] : []),
      ...start.slice(-1),
      ...steps,
    ]);
    await expectReports(project, 'src/cart.ts');
  });

  test('with eslint-plugin-jsdoc, which uses what only comments name', async ({
    project,
  }) => {
    const path = 'rules/no-unused-vars.md';
    expectStated(
      path,
      readTextsOfPage(siteDir, path),
      'jsdoc/no-undefined-types from eslint-plugin-jsdoc marks the names in types and links as used, so this rule no longer reports them.',
    );
    await startPackage(project);
    await set(project, setup);
    await run(project, 'npm install --save-dev eslint-plugin-jsdoc');
    await writeProjectFile(
      project,
      'src/cart.ts',
      `import type { Order } from './order';
import type { Cart } from './cart-data';
import type { Total } from './total';
import type { Unnamed } from './unnamed';

/**
 * Items, see {@link Cart}.
 * @param {Order} order
 * @see {@link Total}
 */
export const toCart = (order: unknown) => order;
`,
    );
    const lint = () => run(project, 'npx eslint src/cart.ts');
    const before = (await lint()).output;
    expect(before.match(/ @typescript-eslint\/no-unused-vars$/gm)).toHaveLength(
      4,
    );
    const file = 'eslint.config.mjs';
    await changeFile(
      project,
      file,
      'import ',
      "import jsdoc from 'eslint-plugin-jsdoc';\nimport ",
    );
    await changeFile(
      project,
      file,
      'tseslint.config(',
      "tseslint.config({ plugins: { jsdoc }, rules: { 'jsdoc/no-undefined-types': 'error' } }, ",
    );
    const { output } = await lint();
    expect(output).toMatch(/4:15 .* @typescript-eslint\/no-unused-vars$/m);
    expect(output).toContain('✖ 1 problem ');
  });

  test('with the shared config of Developers, in a project without TypeScript', async ({
    project,
  }) => {
    const files = selectSteps(readGuide('docs/developers/index.mdx'), [
      'publish-a-shared-config',
    ]);
    const shared = { ...project, folder: join(project.folder, 'shared') };
    await mkdir(shared.folder);
    await set(shared, files.slice(0, 2));
    await run(shared, 'npm pack');
    await writeProjectFile(project, 'package.json', '{ "type": "module" }');
    await run(
      project,
      'npm install --save-dev eslint@8 ./shared/eslint-config-acme-1.0.0.tgz',
    );
    await writeProjectFile(project, 'tsconfig.json', '{ "include": ["src"] }');
    await set(project, [...files.slice(2), ...code]);
    await expectReports(project, 'src');
  });
});

/** The Quickstart with another TypeScript in its command. */
function changeVersion(typescript: string): Step[] {
  return setup.map(step => ({
    ...step,
    code: step.code.replace('typescript@5.4', typescript),
  }));
}

async function startPackage(project: Project): Promise<void> {
  await run(project, 'npm init -y');
}

/** What the tester refuses in later versions than the documented one. */
async function expectStricterTester(plugin: Project): Promise<void> {
  const path = 'docs/packages/rule-tester.md';
  const texts = readTextsOfPage(siteDir, path);
  expectStated(
    path,
    texts,
    'From 7.12.0 on, a case that\'s in a list twice fails: "detected duplicate test case".',
  );
  expectStated(path, texts, 'From 7.16.0 on, the case fails if there are any.');
  const file = 'tests/require-fetch-timeout.test.ts';
  const twice = `'fetch("/api/cart", init);',`;
  await changeFile(plugin, file, twice, twice + twice);
  await changeFile(
    plugin,
    file,
    'invalid: [',
    `invalid: [{ code: 'fetch("/");', errors: [{ messageId: 'noSignal' }] },`,
  );
  const { output } = await run(plugin, 'npm test');
  expect(output).toContain('detected duplicate test case');
  expect(output).toContain("Please specify 'suggestions' property");
  expect(output).toMatch(/ fail 2$/m);
}

/** Follows a guide, apart from commands that it quotes the output of. */
async function set(project: Project, steps: readonly Step[]): Promise<void> {
  await follow(
    project,
    steps.filter(step => step.kind !== 'commands' || step.prints === undefined),
  );
}

async function expectReports(project: Project, linted = '.'): Promise<void> {
  const { output } = await run(project, `npx eslint ${linted}`);
  expect(output).toMatch(/✖ [1-9]\d* problems?/);
}
