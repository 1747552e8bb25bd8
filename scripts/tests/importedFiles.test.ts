import { expect, test } from 'vitest';
import { importedFiles } from './importedFiles.mjs';
import { temporaryProject, writeFiles } from './temporaryProject';

/** The paths of what an entry consists of, in a project with these files. */
function pathsFrom(
  files: Record<string, string>,
  entry: string,
  leaves?: Set<string>,
): string[] {
  const project = temporaryProject();
  writeFiles(project, files);
  return [...importedFiles(project, [entry], leaves).keys()].sort();
}

test('finds what is imported in every way, and what that imports', () => {
  expect(
    pathsFrom(
      {
        'tests/a.spec.ts': `
          import { one } from './one';
          export * from '../src/two';
          import './data.json';
          const lazy = () => import('./lazy.mjs');
          one();
        `,
        'tests/one.tsx':
          "import react from 'react';\nexport const one = () => <a>{react}</a>;",
        'tests/data.json': '{}',
        'tests/lazy.mjs': "import './one.tsx';",
        'src/two/index.ts': "export { three } from '../three';",
        'src/three.ts': "export * from './two';\nexport const three = 3;",
        'src/four.ts': '',
      },
      'tests/a.spec.ts',
    ),
  ).toEqual([
    'src/three.ts',
    'src/two/index.ts',
    'tests/a.spec.ts',
    'tests/data.json',
    'tests/lazy.mjs',
    'tests/one.tsx',
  ]);
});

test('leaves out what is imported for types, and what leaves import', () => {
  expect(
    pathsFrom(
      {
        'a.ts':
          "import type { B } from './b';\nimport { type C } from './c';\nimport './leaf';",
        'b.ts': 'export type B = 1;',
        'c.ts': 'export type C = 1;',
        'leaf.ts': "import './d';",
        'd.ts': '',
      },
      'a.ts',
      new Set(['leaf.ts']),
    ),
  ).toEqual(['a.ts', 'leaf.ts']);
});

test('names what isn’t there', () => {
  expect(() => pathsFrom({ 'a.ts': "import './b';" }, 'a.ts')).toThrow(
    "a.ts imports ./b, which isn't there",
  );
});
