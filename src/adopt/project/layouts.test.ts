import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire, wrap } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runInThisContext } from 'node:vm';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerProject } from './answerProject';
import { explainFile } from './explainFile';
import { Tsconfig } from './tsconfig';

/** Files of each project: all kinds of names that people ask about. */
const files = [
  'src/order.ts',
  'src/order.test.ts',
  'src/legacy.js',
  'src/both.ts',
  'src/both.js',
  'src/both.jsx',
  'src/both.tsx',
  'src/both.d.ts',
  'lib/both.cts',
  'lib/both.cjs',
  'src/view.tsx',
  'src/old.jsx',
  'src/deep/er/total.ts',
  'src/globals.d.ts',
  'src/data.json',
  'src/.secret/key.ts',
  'src/generated/api.ts',
  'src/component.vue',
  'lib/common.cts',
  'lib/module.mts',
  'test/order.spec.ts',
  'test/setup.mjs',
  'vite.config.ts',
  '.eslintrc.js',
  '.storybook/main.ts',
  'node_modules/pack/index.ts',
  'dist/order.ts',
  'packages/web/src/page.ts',
  'packages/web/vite.config.ts',
];

type Settings = Record<string, unknown>;

/** The lists that decide about files, and options that do. */
const lists: Settings[] = [
  {},
  { include: ['src'] },
  { include: ['src/**/*'] },
  { include: ['src/*'] },
  { include: ['**/*.ts'] },
  { include: ['*.ts'] },
  { include: ['.'] },
  { include: ['./src'] },
  { include: ['src', 'test'] },
  { include: ['src', '*.config.ts'] },
  { include: ['src', '.storybook/*'] },
  { include: ['.*'] },
  { include: ['**/.*/*'] },
  { include: ['src/**/.*/*'] },
  { include: ['packages/*/src'] },
  { include: ['**/src/**/*'] },
  { include: ['src/order?.ts', 'src/order.ts'] },
  { include: ['nothing'] },
  { include: [] },
  { include: ['node_modules/pack'] },
  { include: ['src'], exclude: [] },
  { include: ['src'], exclude: ['**/*.test.ts'] },
  { include: ['src'], exclude: ['src/generated'] },
  { include: ['src'], exclude: ['src/generated/**/*', '**/deep'] },
  { include: ['src', 'test'], exclude: ['test'] },
  { include: ['**/*'], exclude: ['node_modules'] },
  { include: ['**/*'], exclude: [] },
  { include: ['**/*', '.storybook/main.ts'], exclude: ['dist'] },
  { exclude: ['src'] },
  { exclude: ['dist', 'node_modules'] },
  { files: ['src/order.ts'] },
  { files: ['src/order.ts', '.storybook/main.ts'] },
  { files: ['src/order.ts'], include: ['test'] },
  { files: ['src/order.test.ts'], include: ['src'], exclude: ['**/*.test.ts'] },
  { files: [], references: [{ path: './packages/web' }] },
  { include: ['src/**/*.js'] },
  { include: ['src/data.json'] },
  { extends: './tsconfig.base.json' },
  { extends: './tsconfig.base.json', exclude: ['src/deep'] },
];

const options: Settings[] = [
  {},
  { allowJs: true },
  { checkJs: true, outDir: 'dist' },
  {
    resolveJsonModule: true,
    module: 'commonjs',
    declarationDir: 'lib',
    declaration: true,
    allowJs: true,
  },
];

/** Each list without options, and those lists in which options matter with all of them. */
const layouts = lists.flatMap((list, index) =>
  (index < 8 || index > 35 ? options : options.slice(0, 1)).map(
    compilerOptions => ({
      ...list,
      compilerOptions,
    }),
  ),
);

const base = {
  include: ['src', './test'],
  exclude: ['src/generated'],
};

let folder: string;
let tsc: CommandLine;

beforeAll(() => {
  tsc = loadTsc();
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'layouts-')));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(
      join(folder, file),
      file.endsWith('.json') ? '{}' : 'export {};',
    );
  }
  writeFileSync(join(folder, 'tsconfig.base.json'), JSON.stringify(base));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** What the script of `tsc` has in it, which no module of TypeScript exports. */
interface CommandLine {
  executeCommandLine: (
    system: ts.System,
    onDone: () => void,
    args: readonly string[],
  ) => void;
  sys: ts.System;
}

/** `tsc` itself, without its last line, which would run it with the arguments of this process. */
function loadTsc(): CommandLine {
  const require = createRequire(import.meta.url);
  const file = require.resolve('typescript/lib/tsc.js');
  const script = readFileSync(file, 'utf8');
  const start = 'executeCommandLine(sys, noop, sys.args);';
  expect(script).toContain(start);
  const exported = script.replace(
    start,
    'module.exports = { executeCommandLine, sys };',
  );
  const module = { exports: {} };
  const run = runInThisContext(wrap(exported), { filename: file }) as (
    ...values: unknown[]
  ) => void;
  run(module.exports, require, module, file, dirname(file));
  return module.exports as CommandLine;
}

/** Files that `tsc --listFilesOnly` names. In this process: one for each layout would take a minute. */
function listFiles({ executeCommandLine, sys }: CommandLine): Set<string> {
  const printed: string[] = [];
  executeCommandLine(
    {
      ...sys,
      write: text => printed.push(text),
      exit: () => undefined as never,
    },
    () => undefined,
    ['-p', folder, '--listFilesOnly', '--noLib'],
  );
  return new Set(
    printed
      .join('')
      .split(/\r?\n/)
      .map(line => line.trim()),
  );
}

describe('as tsc --listFilesOnly', () => {
  it('has enough layouts', () =>
    expect(layouts.length).toBeGreaterThanOrEqual(60));

  it.each(layouts.map(layout => [JSON.stringify(layout)]))('%s', text => {
    writeFileSync(join(folder, 'tsconfig.json'), text);
    const listed = listFiles(tsc);
    const paths = files.map(file => join(folder, file));
    const tsconfig = join(folder, 'tsconfig.json');
    const differences = paths.flatMap(file => {
      const own = { path: tsconfig, text };
      const layout = {
        tsconfigs: [
          own,
          {
            path: join(folder, 'tsconfig.base.json'),
            text: JSON.stringify(base),
          },
        ],
        file,
        otherFiles: paths,
      };
      const { isIncluded, reason, message } = explainFile(
        new Tsconfig(layout, own, 'once'),
      );
      return isIncluded === listed.has(file)
        ? []
        : [{ file, isIncluded, reason, message }];
    });
    expect(differences).toEqual([]);
  });
});

describe('a file next to one with the same name', () => {
  const ask = (file: string, tsconfigs: string) =>
    answerProject({ tsconfigs, file, config: { notes: [] } });
  const list = (text: string): string[] => {
    writeFileSync(join(folder, 'tsconfig.json'), text);
    const listed = listFiles(tsc);
    return files.filter(file => listed.has(join(folder, file)));
  };
  const config = {
    compilerOptions: { allowJs: true, noEmit: true },
    include: ['src', 'lib'],
  };

  it.each([
    ['src/both.tsx', ['src/both.ts']],
    ['src/both.d.ts', ['src/both.ts', 'src/both.tsx']],
    ['src/both.js', ['src/both.ts', 'src/both.tsx']],
    ['src/both.jsx', ['src/both.ts', 'src/both.tsx', 'src/both.js']],
    ['lib/both.cjs', ['lib/both.cts', 'lib/both.d.cts']],
  ])('gets back what %s loses to %j', (file, rivals) => {
    const before = list(JSON.stringify(config));
    expect(before).not.toContain(file);
    const answer = ask(file, JSON.stringify(config));
    expect(answer.outcome).toBe('types');
    expect(answer.rivals?.files).toEqual(
      rivals.map(name => `/project/${name}`),
    );
    const text = answer.rivals?.change?.tsconfig?.text ?? '';
    expect(JSON.parse(text)).toEqual({ ...config, files: [file] });
    expect(new Set(list(text))).toEqual(new Set([...before, file]));
  });

  it('has no rival where it comes first, or is named', () => {
    expect(ask('src/both.ts', '{}').rivals).toBeUndefined();
    expect(
      ask('src/both.tsx', '{ "files": ["src/both.tsx"] }').rivals,
    ).toBeUndefined();
  });
});
