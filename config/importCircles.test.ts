import * as parser from '@typescript-eslint/parser';
import { Linter } from '@typescript-eslint/utils/ts-eslint';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { noImportCircles } from './importCircles.mjs';

/** Lints files that are only here, and returns what is said of the first. */
function messagesFor(files: Record<string, string>): string[] {
  const [[first = '', code = ''] = []] = Object.entries(files);
  const options = { moduleResolution: ts.ModuleResolutionKind.Bundler };
  const host = {
    ...ts.createCompilerHost(options),
    directoryExists: () => true,
    fileExists: (name: string) => name in files,
    readFile: (name: string) => files[name],
    getSourceFile: (name: string) => {
      const text = files[name];
      return text === undefined
        ? undefined
        : ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true);
    },
  };
  const program = ts.createProgram(Object.keys(files), options, host);
  const linter = new Linter({ cwd: '/site' });
  linter.defineParser('typescript', parser);
  linter.defineRule('circles', noImportCircles);
  return linter
    .verify(
      code,
      {
        parser: 'typescript',
        parserOptions: { programs: [program] },
        rules: { circles: 'error' },
      },
      first,
    )
    .map(({ line, message }) => `${String(line)}: ${message}`);
}

it('follows imports and exports to where they lead back', () => {
  expect(
    messagesFor({
      '/site/src/a.ts': "import './free';\nimport { b } from './b';\nb;",
      '/site/src/b.ts': "export { c as b } from './c';",
      '/site/src/c.ts': "import './free';\nexport * from './a';",
      '/site/src/free.ts': 'export {};',
    }),
  ).toEqual([
    expect.stringMatching(
      '^2: .*: src/a.ts → src/b.ts → src/c.ts → src/a.ts. ',
    ),
  ]);
});

it('follows imports of types', () => {
  expect(
    messagesFor({
      '/site/a.ts': "import type { B } from './b';\nexport type A = B;",
      '/site/b.ts': "import { type A } from './a';\nexport type B = A[];",
    }),
  ).toHaveLength(1);
});

it('leaves imports alone that lead to a circle, or are lazy', () => {
  expect(
    messagesFor({
      '/site/a.ts': "import './b';\nimport './d';",
      '/site/b.ts': "import './c';",
      '/site/c.ts': "import './b';",
      '/site/d.ts': "void import('./a');\nexport {};",
    }),
  ).toEqual([]);
});
