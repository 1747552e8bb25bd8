import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import {
  clearCaches,
  parseAndGenerateServices,
} from '@typescript-eslint/typescript-estree';
import { TSESLint } from '@typescript-eslint/utils';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  knownProjects,
  type ProjectCase,
  unseenProjects,
  usualFiles,
} from '../../../tests/fixtures/projects';
import { answerProject } from './answerProject';
import type { Outcome } from './projectLayout';
import { readParserOptions } from './readParserOptions';

let parent: string;

beforeAll(() => {
  parent = realpathSync(mkdtempSync(join(tmpdir(), 'projects-')));
  // What the files say doesn't matter, nor do the libraries.
  const readFile = ts.sys.readFile.bind(ts.sys);
  vi.spyOn(ts.sys, 'readFile').mockImplementation((path, encoding) =>
    /\.[cm]?[jt]sx?$/.test(path) ? '' : readFile(path, encoding),
  );
});

afterAll(() => rmSync(parent, { recursive: true }));

const isJson = (path: string): boolean => path.endsWith('.json');

/** The project on the disk. */
class Project {
  readonly folder: string;

  constructor(private readonly project: ProjectCase) {
    this.folder = mkdtempSync(join(parent, 'project-'));
    symlinkSync(resolve('node_modules'), join(this.folder, 'node_modules'));
    const { config, configName, file, files = [], tsconfigs } = project;
    for (const each of [...usualFiles, ...files, file]) {
      this.write(each, isJson(each) ? '{}' : 'export {};');
    }
    for (const [path, text] of Object.entries(tsconfigs)) {
      this.write(path, typeof text === 'string' ? text : JSON.stringify(text));
    }
    this.write(
      configName ?? '.eslintrc.cjs',
      configName === undefined
        ? `module.exports = { root: true, parser: '@typescript-eslint/parser', ${/^\s*\{/.test(config) ? `parserOptions: ${config}` : config} };`
        : config,
    );
  }

  write(path: string, text: string): void {
    const full = join(this.folder, path);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, text);
  }

  /** As ESLint itself computes them. */
  async parserOptions(file: string): Promise<object> {
    const isFlat =
      this.project.configName?.startsWith('eslint.config') ?? false;
    const Linter = isFlat ? TSESLint.FlatESLint : TSESLint.LegacyESLint;
    const config = (await new Linter({
      cwd: this.folder,
    }).calculateConfigForFile(join(this.folder, file))) as {
      languageOptions?: { parserOptions?: object };
      parserOptions?: object;
    };
    return {
      tsconfigRootDir: this.folder,
      ...(isFlat
        ? config.languageOptions?.parserOptions
        : config.parserOptions),
    };
  }

  /** What the parser of 7.11 itself makes of a file. */
  ask(file: string, options: object, isOnce: boolean): Outcome {
    vi.stubEnv('TSESTREE_SINGLE_RUN', String(isOnce));
    clearCaches();
    try {
      const { services } = parseAndGenerateServices('', {
        ...options,
        filePath: join(this.folder, file),
        loggerFn: false,
      });
      return services.program === null
        ? 'no-program'
        : services.program.getCompilerOptions().configFilePath === undefined
          ? 'default-project'
          : 'types';
    } catch (error) {
      const { message } = error as Error;
      const found = wordings.find(([words]) => words.test(message));
      return found?.[1] ?? 'config';
    } finally {
      vi.unstubAllEnvs();
    }
  }
}

const wordings: readonly [RegExp, Outcome][] = [
  [/that TSConfig does not include/, 'not-included'],
  [/none of those TSConfigs include/, 'none-includes'],
  [/is non-standard/, 'extension'],
  [/Cannot read file/, 'tsconfig-missing'],
  [/couldn't find any tsconfig/, 'tsconfig-not-found'],
  [/program instance|TS18003/, 'not-in-programs'],
  [/overly wide|disallowed/, 'wide-glob'],
];

/** What the page says. */
async function answerOf(project: ProjectCase) {
  const { config, file, pasted, pastedFile = file, tsconfigs } = project;
  const texts = (pasted ?? Object.keys(tsconfigs)).map(path => {
    const text = tsconfigs[path] ?? {};
    return `// ${path}\n${typeof text === 'string' ? text : JSON.stringify(text, null, 2)}\n`;
  });
  return answerProject({
    tsconfigs: texts.join('\n'),
    file: pastedFile,
    config: await readParserOptions(config, pastedFile),
  });
}

it.each(knownProjects.map(project => [project.name, project] as const))(
  '%s',
  (_name, project) => compare(project),
);

it.each(unseenProjects.map(project => [project.name, project] as const))(
  '%s',
  { tags: ['night'] },
  (_name, project) => compare(project),
);

/** What the page says of a project is what the parser does, and its change mends it. */
async function compare(project: ProjectCase): Promise<void> {
  const disk = new Project(project);
  const { file, files = [] } = project;
  const options = await disk.parserOptions(file);
  const answer = await answerOf(project);
  expect(answer.file).toBe(`/project/${file}`);
  const expected = [
    disk.ask(file, options, false),
    disk.ask(file, options, true),
  ];
  // Nothing that is pasted says whether another file takes its place: the page says what is so then.
  const { rivals } = answer;
  const hasRival = rivals?.files.some(each =>
    files.includes(each.replace('/project/', '')),
  );
  expect(
    hasRival
      ? ['not-included', 'not-in-programs']
      : [answer.outcome, answer.once],
  ).toEqual(expected);

  const { change } = rivals && hasRival ? rivals : answer;
  if (change) {
    const others = [...usualFiles, ...files];
    const withTypes = others.filter(
      each => disk.ask(each, options, false) === 'types',
    );
    if (change.tsconfig) {
      const path = change.tsconfig.path.replace('/project/', '');
      // What is built from stays: only tsconfigs that emit nothing are edited.
      if (change.tsconfig.before !== '') {
        expect(path).not.toMatch(/build|prod/);
        expect(JSON.parse(change.tsconfig.text)).toMatchObject({
          ...((JSON.parse(change.tsconfig.before) as { exclude?: string[] })
            .exclude && {
            exclude: (
              JSON.parse(change.tsconfig.before) as { exclude?: string[] }
            ).exclude,
          }),
        });
      }
      disk.write(path, change.tsconfig.text);
    }
    const changed = {
      ...options,
      ...(change.project && {
        project: change.project.map(path =>
          path.replace('/project', disk.folder),
        ),
      }),
    };
    expect(disk.ask(file, changed, false)).toBe('types');
    expect(
      withTypes.filter(
        each =>
          disk.ask(each, change.isOverride ? options : changed, false) !==
          'types',
      ),
    ).toEqual([]);
  }
}
