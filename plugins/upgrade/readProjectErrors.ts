import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProjectErrorKind } from '../../src/adopt/project/answerProject';
import {
  filePlace,
  type ProjectError,
} from '../../src/adopt/project/projectErrors';
import { shortVersion } from '../../src/upgrade/shortVersion';

/** Packages of this project that have the plugin, whose parsers are asked. */
const packages = [
  'typescript-eslint-8',
  '@typescript-eslint/eslint-plugin',
  'typescript-eslint-6',
  'typescript-eslint-5',
];

const file = 'src/asked-file.ts';
const foreignFile = 'src/asked-file.vue';

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
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(folder, 'included.ts'), '');
    for (const name of ['tsconfig.json', 'tsconfig.node.json']) {
      writeFileSync(
        join(folder, name),
        '{ "files": ["included.ts"], "compilerOptions": { "noLib": true, "types": [] } }',
      );
    }
    mkdirSync(join(folder, 'empty'));
    const byWords = new Map<string, ProjectError>();
    for (const error of packages.flatMap(name => errorsOf(name, folder))) {
      const key = `${error.kind}\n${error.message}`;
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
  const situations: [ProjectErrorKind, string, object][] = [
    ['not-included', file, { project: './tsconfig.json' }],
    [
      'none-includes',
      file,
      { project: ['./tsconfig.json', './tsconfig.node.json'] },
    ],
    ['extension', foreignFile, { project: './tsconfig.json' }],
    ['tsconfig-missing', file, { project: './tsconfig.lint.json' }],
    ...(version.startsWith('8.')
      ? [
          ['not-in-service', file, { projectService: true }] satisfies [
            ProjectErrorKind,
            string,
            object,
          ],
        ]
      : []),
    [
      'tsconfig-not-found',
      file,
      { project: true, tsconfigRootDir: join(folder, 'empty') },
    ],
  ];
  return situations.map(([kind, path, options]) => ({
    kind,
    versions: [shortVersion(version)],
    message: thrown(() =>
      parser.parseAndGenerateServices('', {
        filePath: join(
          folder,
          kind === 'tsconfig-not-found' ? 'empty' : '',
          path,
        ),
        tsconfigRootDir: folder,
        ...options,
      }),
    )
      .replaceAll(`${folder}/empty`, folder)
      .replaceAll(`${folder}/`, '')
      .replaceAll(folder, '.')
      .replaceAll(file, filePlace)
      .replaceAll(foreignFile, filePlace)
      // The same in all versions, with other addresses.
      .replace(/\nSee the typescript-eslint docs.*/s, ''),
  }));
}

/** @throws when it doesn't */
function thrown(provoke: () => unknown): string {
  try {
    provoke();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error(
    'A version of the parser no longer complains about a file that is in no project. Correct plugins/upgrade/readProjectErrors.ts.',
  );
}
