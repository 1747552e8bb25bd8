import { expect, it } from 'vitest';
import { defaultCompilerOptions } from '../compilerOptions';
import { createNodeAnswers } from '../nodeAnswers';
import type { WorkerReport } from '../protocol';
import type { ProjectFile } from '../types';

const answers = createNodeAnswers();

function lint(
  code: string,
  fileName = 'example.ts',
  otherFiles: ProjectFile[] = [],
): WorkerReport {
  return answers.lint({
    code,
    fileName,
    otherFiles,
    sourceType: 'module',
    config: { extends: ['strict-type-checked'] },
    compilerOptions: defaultCompilerOptions,
  });
}

/** What follows from each import, in short. */
function followersIn(report: WorkerReport): Record<string, string[]> {
  return Object.fromEntries(
    report.untypedImports.map(({ messages, module, typeDiagnostics }) => [
      module,
      [
        ...messages.map(index => report.messages[index]?.ruleId ?? ''),
        ...typeDiagnostics.map(
          index => `TS${String(report.typeDiagnostics[index]?.code)}`,
        ),
      ].map(id => id.replace('@typescript-eslint/', '')),
    ]),
  );
}

it('tells what follows from an import without types from what is true', () => {
  const report = lint(`import { z } from 'zod';

export const order = z.object({ id: z.string() });
export const parsed: unknown = JSON.parse('{}');
export const wrong = JSON.parse('{}');
`);
  expect(followersIn(report)).toEqual({
    zod: [
      'no-unsafe-assignment',
      'no-unsafe-call',
      'no-unsafe-member-access',
      'no-unsafe-assignment',
      'no-unsafe-call',
      'no-unsafe-member-access',
    ],
  });
  expect(report.untypedImports[0]).toMatchObject({
    line: 1,
    column: 19,
    endColumn: 24,
    notFound: [0],
  });
  expect(report.messages).toHaveLength(7);
});

it('counts parameters of callbacks', () => {
  const report = lint(`import express from 'express';
const app = express();
app.get('/', (request, { send }) => {
  send(request.url);
});
export function own(untyped) {
  return untyped;
}
`);
  const followers = followersIn(report).express ?? [];
  expect(followers.filter(id => id.startsWith('TS'))).toEqual([
    'TS7006',
    'TS7031',
  ]);
  // The parameter of the code's own function is missing a type itself.
  expect(report.typeDiagnostics.map(({ code }) => code).sort()).toEqual([
    2307, 7006, 7006, 7031,
  ]);
});

it('says each module once, in JavaScript too, and nothing where all is typed', () => {
  const code = `import a from './a';
import { b } from './a';
import './style.css';
a(b.c);
`;
  expect(Object.keys(followersIn(lint(code)))).toEqual(['./a']);
  expect(lint(code).untypedImports[0]?.notFound).toHaveLength(2);
  const inJavaScript = lint(code, 'example.js');
  expect(followersIn(inJavaScript)['./a']?.length).toBeGreaterThan(1);
  expect(lint('export const a = JSON.parse("1");').untypedImports).toEqual([]);
});

it('names what is imported, as the module has it', () => {
  const [zod] = lint(`import main, { first as one, type Two } from 'zod';
import * as all from 'zod';
export { first, default as other } from 'zod';
export * from 'zod';
one(main, all);
`).untypedImports;
  expect(zod?.names).toEqual(['default', 'first', 'Two', '*']);
  const [required] = lint(
    "import zod = require('zod');\nzod();\n",
    'example.cts',
  ).untypedImports;
  expect(required?.names).toEqual(['=']);
});

it('tells what follows from an import of another file', () => {
  const code = `import { order } from './order';
export const id: string = order.id;
export const wrong: string = JSON.parse('{}');
`;
  const report = lint(code, 'example.ts', [
    {
      name: 'order.ts',
      code: "import { z } from 'zod';\nexport const order = z.object({});\n",
    },
  ]);
  expect(followersIn(report)).toEqual({
    zod: ['no-unsafe-assignment', 'no-unsafe-member-access'],
  });
  expect(report.untypedImports[0]).toMatchObject({ line: 1, notFound: [] });
  expect(report.messages).toHaveLength(3);
  const typed = { name: 'order.ts', code: 'export const order = { id: 1 };' };
  expect(lint(code, 'example.ts', [typed]).untypedImports).toEqual([]);
});

it('counts what the objects of a class lack whose base has no types', () => {
  const report = lint(`import { Component } from 'framework';
class View extends Component<string> {
  size = 1;
  render(): unknown {
    return this.props;
  }
}
new View().sizes;
export const length: number = 'text'.size;
`);
  const followers = followersIn(report).framework ?? [];
  expect(followers.filter(id => id.startsWith('TS'))).toEqual([
    'TS2339',
    'TS2551',
  ]);
  // That of the text is another one.
  expect(report.typeDiagnostics.map(({ code }) => code)).toEqual([
    2307, 2339, 2551, 2339,
  ]);
});
