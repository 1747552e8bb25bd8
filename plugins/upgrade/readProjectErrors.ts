import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProjectErrorKind } from '../../src/adopt/project/projectLayout';
import {
  filePlace,
  type ProjectError,
} from '../../src/adopt/project/projectLayout';
import { shortVersion } from '../../src/upgrade/changes';

/** Packages of this project that have the plugin, whose parsers are asked. */
const packages = [
  'typescript-eslint-8',
  '@typescript-eslint/eslint-plugin',
  'typescript-eslint-6',
  'typescript-eslint-5',
];

/** Versions before don't unless they are told to. */
const firstToInferSingleRuns = 8;

/** What is read of the parser. */
interface Parser {
  parseAndGenerateServices: (code: string, options: object) => unknown;
}

/**
 * Does what people do wrong with several versions of the parser, and notes what each says, the newest first.
 */
export function readProjectErrors(): ProjectError[] {
  const folder = mkdtempSync(join(tmpdir(), 'project-errors-'));
  try {
    for (const name of ['tsconfig.json', 'tsconfig.node.json']) {
      writeFileSync(
        join(folder, name),
        '{ "files": ["included.ts"], "compilerOptions": { "noLib": true, "types": [] } }',
      );
    }
    writeFileSync(join(folder, 'included.ts'), '');
    mkdirSync(join(folder, 'empty'));
    const byWords = new Map<string, ProjectError>();
    for (const error of packages.flatMap(name => errorsOf(name, folder))) {
      const key = [error.kind, error.where, error.message].join('\n');
      const same = byWords.get(key);
      byWords.set(
        key,
        same
          ? { ...same, versions: [...same.versions, ...error.versions] }
          : error,
      );
    }
    return [...byWords.values()];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function errorsOf(name: string, folder: string): ProjectError[] {
  const load = createRequire(__filename);
  const manifest = load.resolve(`${name}/package.json`);
  const { version } = load(manifest) as { version: string };
  const parser = createRequire(manifest)(
    '@typescript-eslint/typescript-estree',
  ) as Parser;
  const isNew = Number.parseInt(version, 10) >= firstToInferSingleRuns;
  // Only new versions have the service.
  const known = mistakes(folder).slice(0, isNew ? undefined : -1);
  return known.flatMap(([kind, options]): ProjectError[] => {
    const ask = (isSingleRun: boolean) =>
      messageOf(parser, kind, folder, options, isSingleRun);
    const error = { kind, versions: [shortVersion(version)] };
    const message = ask(false);
    const inTerminal = isNew ? ask(true) : message;
    return inTerminal === message
      ? [{ ...error, message }]
      : [
          { ...error, message, where: 'editor' },
          { ...error, message: inTerminal, where: 'terminal' },
        ];
  });
}

/** The options that make each error. */
function mistakes(folder: string): [ProjectErrorKind, object][] {
  return [
    ['not-included', { project: './tsconfig.json' }],
    ['none-includes', { project: ['./tsconfig.json', './tsconfig.node.json'] }],
    ['extension', { project: './tsconfig.json' }],
    ['tsconfig-missing', { project: './tsconfig.lint.json' }],
    [
      'tsconfig-not-found',
      { project: true, tsconfigRootDir: join(folder, 'empty') },
    ],
    ['not-in-service', { projectService: true }],
  ];
}

function messageOf(
  parser: Parser,
  kind: ProjectErrorKind,
  folder: string,
  options: object,
  isSingleRun: boolean,
): string {
  // Of a single run, the parser complains about a file only once: each mistake has a file of its own.
  const file = `src/${kind}.${kind === 'extension' ? 'vue' : 'ts'}`;
  const parent = kind === 'tsconfig-not-found' ? join(folder, 'empty') : folder;
  return (
    thrown(kind, isSingleRun, () =>
      parser.parseAndGenerateServices('', {
        filePath: join(parent, file),
        tsconfigRootDir: folder,
        ...options,
      }),
    )
      .replaceAll(`${folder}/empty`, folder)
      .replaceAll(`${folder}/`, '')
      .replaceAll(folder, '.')
      .replaceAll(file, filePlace)
      // The same in all versions, with other addresses.
      .replace(/\nSee the typescript-eslint docs.*/s, '')
      .trimEnd()
  );
}

/** @throws when there is no error */
function thrown(
  kind: ProjectErrorKind,
  isSingleRun: boolean,
  provoke: () => unknown,
): string {
  const before = process.env.TSESTREE_SINGLE_RUN;
  // The parser infers it otherwise from how ESLint was started, and from `CI` in the environment.
  process.env.TSESTREE_SINGLE_RUN = String(isSingleRun);
  try {
    provoke();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    process.env.TSESTREE_SINGLE_RUN = before ?? '';
  }
  throw new Error(
    `A version of the parser no longer has an error “${kind}”. Correct plugins/upgrade/readProjectErrors.ts.`,
  );
}
