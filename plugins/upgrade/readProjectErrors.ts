import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  filePlace,
  type ProjectError,
  type ProjectErrorKind,
} from '../../src/adopt/project/projectLayout';
import { groupBy } from '../../src/linter/groupBy';
import { messageOf } from '../../src/text/messageOf';
import { shortVersion } from '../../src/upgrade/changes';

/** Packages of this project that have the plugin, whose parsers are asked. */
const packages = [
  'typescript-eslint-8',
  '@typescript-eslint/eslint-plugin',
  'typescript-eslint-6',
  'typescript-eslint-5',
];

/** Does what people do wrong with several versions of the parser, and notes what each says, the newest first. */
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
    return Array.from(
      groupBy(
        packages.flatMap(name => errorsOf(name, folder)),
        ({ kind, message }) => `${kind}\n${message}`,
      ).values(),
      same => ({
        ...same[0],
        versions: same.flatMap(({ versions }) => versions),
      }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function errorsOf(name: string, folder: string): ProjectError[] {
  const load = createRequire(__filename);
  const manifest = load.resolve(`${name}/package.json`);
  const { version } = load(manifest) as { version: string };
  const major = Number.parseInt(version, 10);
  const loadInner = createRequire(manifest);
  const { parseAndGenerateServices } = loadInner(
    '@typescript-eslint/typescript-estree',
  ) as { parseAndGenerateServices: (code: string, options: object) => unknown };
  const { ESLintUtils } = loadInner('@typescript-eslint/utils') as {
    ESLintUtils: { getParserServices: (context: object) => unknown };
  };
  const says = (kind: ProjectErrorKind, message: string): ProjectError => ({
    kind,
    message,
    versions: [shortVersion(version)],
  });
  return [
    ...Object.entries(mistakes)
      .filter(([, { since = 0 }]) => major >= since)
      .map(([key, { isOnce = false, options, within = '' }]) => {
        const kind = key as ProjectErrorKind;
        // Of a single run, the parser complains about a file only once: each mistake has a file of its own.
        const file = `src/${kind}.${kind === 'extension' ? 'vue' : 'ts'}`;
        const before = process.env.TSESTREE_SINGLE_RUN;
        // The parser infers it otherwise from how ESLint was started, and from `CI` in the environment.
        process.env.TSESTREE_SINGLE_RUN = String(isOnce);
        const message = thrown(kind, () =>
          parseAndGenerateServices('', {
            filePath: join(folder, within, file),
            tsconfigRootDir: join(folder, within),
            ...options(major),
          }),
        );
        process.env.TSESTREE_SINGLE_RUN = before ?? '';
        return says(
          kind,
          message
            .replaceAll(`${folder}/empty`, folder)
            .replaceAll(`${folder}/`, '')
            .replaceAll(folder, '.')
            .replaceAll(file, filePlace),
        );
      }),
    says(
      'no-program',
      thrown('no-program', () =>
        ESLintUtils.getParserServices({
          languageOptions: {},
          parserServices: {},
          sourceCode: { parser: {}, parserServices: {} },
        }),
      ),
    ),
  ];
}

/** How a file with types is linted: in programs that are kept up to date unless it runs once. */
interface Mistake {
  options: (major: number) => object;
  isOnce?: boolean;
  within?: string;
  /** The major version since which it can be made. */
  since?: number;
}

/** What makes each error. TypeScript's own errors about a tsconfig are the same in all versions. */
const mistakes: Readonly<
  Record<Exclude<ProjectErrorKind, 'config' | 'no-program'>, Mistake>
> = {
  'not-included': { options: () => ({ project: './tsconfig.json' }) },
  'none-includes': {
    options: () => ({ project: ['./tsconfig.json', './tsconfig.node.json'] }),
  },
  extension: { options: () => ({ project: './tsconfig.json' }) },
  'not-in-programs': {
    options: () => ({ project: './tsconfig.json' }),
    isOnce: true,
  },
  'tsconfig-missing': { options: () => ({ project: './tsconfig.lint.json' }) },
  'tsconfig-not-found': { options: () => ({ project: true }), within: 'empty' },
  // Before the first question with another one: the service is made once.
  'wide-glob': {
    options: major =>
      major < 8
        ? {
            EXPERIMENTAL_useProjectService: {
              allowDefaultProjectForFiles: ['**/*.ts'],
            },
          }
        : { projectService: { allowDefaultProject: ['**/*.ts'] } },
    since: 7,
  },
  'default-project': { options: () => ({ projectService: true }), since: 8 },
};

function thrown(kind: ProjectErrorKind, provoke: () => unknown): string {
  try {
    provoke();
  } catch (error) {
    return (
      messageOf(error)
        // The same in all versions, with other addresses.
        .replace(
          /\n+(?:See the typescript-eslint docs|Having many files|Note: detected|Parser: ).*/s,
          '',
        )
        .trimEnd()
    );
  }
  throw new Error(
    `A version of the parser no longer has an error “${kind}”. Correct plugins/upgrade/readProjectErrors.ts.`,
  );
}
