import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import plugin from '@typescript-eslint/eslint-plugin';
import { TSESLint } from '@typescript-eslint/utils';
import { builtinRules } from 'eslint/use-at-your-own-risk';
import prettier from 'eslint-config-prettier';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeRules } from '../../../plugins/playground/rules/describeRules';
import { readConfig } from '../../config/configDocument';
import { printFlatConfig } from '../../config/print/printFlatConfig';
import { type PresetSources, resolveConfig } from '../../linter/answers/config';
import { readTsconfig } from '../configs/tsconfig';
import { fileNameOf, type SharedState } from '../state/sharedState';
import { starterState } from '../state/starter';
import { projectFiles, zipProject } from './share';

const { FlatESLint } = TSESLint;

const known = { rules: describeRules(), removed: [] };

function filesOf(shared: SharedState): Record<string, string> {
  const { compilerOptions = {} } = readTsconfig(shared.tsconfig);
  const { eslintrc: text, fileType, sourceType } = shared;
  const fileName = fileNameOf({ stem: 'example', fileType });
  const { parts } = readConfig(text, fileName);
  const { text: config } = printFlatConfig(
    { text, parts, fileName, sourceType, errors: undefined },
    known,
    { inProject: true },
  );
  return projectFiles(shared, { config, compilerOptions });
}

/** Ids of the rules that a preset switches on in the playground, sorted. */
function rulesOf(preset: string): string[] {
  const sources = {
    presets: plugin.configs as PresetSources['presets'],
    coreRules: builtinRules,
    prettier,
    plugin: plugin as PresetSources['plugin'],
  };
  const { config } = resolveConfig(
    sources,
    { extends: [preset] },
    'example.ts',
  );
  return Object.entries(config.rules ?? {})
    .filter(([, entry]) => ![entry].flat().some(part => part === 'off'))
    .map(([id]) => id)
    .sort();
}

describe('projectFiles', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'playground-project-'));
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
  });

  /** @returns the project's folder */
  async function writeProject(shared: SharedState): Promise<string> {
    const project = await mkdtemp(join(folder, 'project-'));
    await mkdir(project, { recursive: true });
    for (const [path, text] of Object.entries(filesOf(shared))) {
      await writeFile(join(project, path), text);
    }
    return project;
  }

  /** Writes the project and runs `eslint .` in it. */
  async function lint(shared: SharedState): Promise<string[]> {
    const project = await writeProject(shared);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [resolve('node_modules/eslint/bin/eslint.js'), '.', '-f', 'json'],
      { cwd: project },
    ).catch((error: unknown) => error as { stdout: string });
    const results = JSON.parse(stdout) as {
      messages: { ruleId: string; severity: number }[];
    }[];
    return results.flatMap(({ messages }) =>
      messages.map(({ ruleId, severity }) => `${ruleId}:${String(severity)}`),
    );
  }

  it(
    'reproduces reports with "npx eslint ."',
    async () =>
      expect(await lint(starterState('5.4.5'))).toMatchInlineSnapshot(`
      [
        "@typescript-eslint/require-await:2",
        "@typescript-eslint/no-explicit-any:2",
        "@typescript-eslint/no-unsafe-return:2",
        "@typescript-eslint/explicit-module-boundary-types:1",
        "@typescript-eslint/no-floating-promises:2",
        "@typescript-eslint/no-non-null-assertion:1",
      ]
    `),
    60_000,
  );

  it(
    'lints file types that ESLint does not look for on its own',
    { tags: ['night'], timeout: 60_000 },
    async () => {
      const reports = await lint({
        ...starterState('5.4.5'),
        fileType: '.cts',
        code: 'var a: any;',
        eslintrc:
          '{ "extends": ["eslint:recommended", "strict"], "rules": { "no-var": 1 } }',
      });
      expect(reports).toContain('no-var:1');
      expect(reports).toContain('@typescript-eslint/no-explicit-any:2');
    },
  );

  it(
    'has the overrides that apply',
    { tags: ['night'], timeout: 60_000 },
    async () => {
      const reports = await lint({
        ...starterState('5.4.5'),
        code: 'export const a: any = 1;\nvar b = 2;\n',
        eslintrc: `{
        "rules": { "no-var": 2, "@typescript-eslint/no-explicit-any": 0 },
        "overrides": [{ "files": "*.ts", "extends": "strict", "rules": { "no-var": 1 } }]
      }`,
      });
      expect(reports).toContain('no-var:1');
      expect(reports).toContain('@typescript-eslint/no-explicit-any:2');
    },
  );

  const presets = [
    'eslint:all',
    'eslint:recommended',
    ...Object.keys(plugin.configs),
  ];
  it.each(presets)(
    'switches on the rules of the preset %s',
    async preset => {
      const shared = {
        ...starterState('5.4.5'),
        eslintrc: JSON.stringify({ extends: [preset, 'not-there'] }),
      };
      const project = await writeProject(shared);
      const eslint = new FlatESLint({ cwd: project });
      const { rules = {} } = (await eslint.calculateConfigForFile(
        'example.ts',
      )) as unknown as {
        rules?: Record<string, [severity: number]>;
      };
      expect(
        Object.keys(rules)
          .filter(id => rules[id]?.[0] !== 0)
          .sort(),
      ).toEqual(rulesOf(preset));
    },
    60_000,
  );
});

describe('zipProject', () =>
  it('packs all files into one folder', async () => {
    const blob = zipProject({ 'a.txt': 'ä' });
    const files = unzipSync(new Uint8Array(await blob.arrayBuffer())) as Record<
      string,
      Uint8Array
    >;
    expect(
      Object.entries(files).map(([path, data]) => [path, strFromU8(data)]),
    ).toEqual([['typescript-eslint-playground/a.txt', 'ä']]);
  }));
