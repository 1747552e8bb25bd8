import fc from 'fast-check';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { answerProject } from './answerProject';
import type { ProjectFields } from './projectLayout';

const ask = (fields: Partial<ProjectFields>) =>
  answerProject(ts, {
    tsconfigs: '{}',
    parserOptions: '',
    file: 'src/order.ts',
    ...fields,
  });

/** After the edit of the first verdict, the file is in the project. */
function isMended(fields: Partial<ProjectFields>): boolean {
  const { verdicts } = ask(fields);
  const edit = verdicts[0]?.edit;
  if (edit === undefined) {
    return false;
  }
  const rest = fields.tsconfigs?.split(/^(?=\/\/ )/m) ?? [];
  const name = edit.tsconfig.replace('/project/', '');
  const others = rest.filter(
    part => part.trim().startsWith('//') && !part.startsWith(`// ${name}\n`),
  );
  const own = name === 'tsconfig.json' ? '' : (rest[0] ?? '');
  return ask({
    ...fields,
    tsconfigs: [own, `// ${name}\n${edit.text}\n`, ...others].join('\n'),
  }).isIncluded;
}

it('doesn’t expand a pattern with millions of alternatives', () => {
  const patterns = Array.from(
    { length: 50 },
    (_, index) => `${'{a,b}'.repeat(24)}${String(index)}.json`,
  );
  expect(
    ask({ parserOptions: `project: ${JSON.stringify(patterns)}` }),
  ).toMatchObject({
    verdicts: [],
    missing: patterns.map(pattern => `/project/${pattern}`),
  });
});

describe('reasons, with the line and an edit that mends it', () => {
  it.each([
    [
      'no-match',
      { tsconfigs: '{\n  "include": ["src"]\n}', file: 'vite.config.ts' },
      2,
    ],
    ['no-match', { tsconfigs: '{ "files": ["src/a.ts"] }' }, 1],
    [
      'exclude',
      {
        tsconfigs:
          '{\n  "include": ["src"],\n  "exclude": [\n    "dist",\n    "**/*.test.ts"\n  ]\n}',
        file: 'src/order.test.ts',
      },
      5,
    ],
    [
      'dot',
      { tsconfigs: '{ "include": ["**/*"] }', file: '.storybook/main.ts' },
      1,
    ],
    [
      'outside',
      {
        tsconfigs: '// packages/web/tsconfig.json\n{ "include": ["src"] }',
        file: 'scripts/run.ts',
      },
      undefined,
    ],
  ])('%s', (reason, fields, line) => {
    const answer = ask(fields);
    expect(answer).toMatchObject({
      isIncluded: false,
      error: 'not-included',
      verdicts: [{ reason }],
    });
    expect(answer.verdicts[0]?.place?.line).toBe(line);
    expect(isMended(fields)).toBe(true);
  });

  it('an edit that drops no other file', () => {
    const fields = {
      tsconfigs: '// packages/web/tsconfig.json\n{}',
      file: 'scripts/run.ts',
    };
    expect(ask(fields).verdicts[0]?.edit?.text).toContain('"**/*"');
    expect(isMended(fields)).toBe(true);
  });

  it('allow-js', () => {
    const fields = {
      tsconfigs: '{ "include": ["src", "*.js"] }',
      file: 'eslint.config.js',
    };
    expect(ask(fields).verdicts[0]?.reason).toBe('allow-js');
    expect(isMended(fields)).toBe(true);
  });

  it('the line of a file that is extended', () => {
    const fields = {
      tsconfigs:
        '{ "extends": "./tsconfig.base.json" }\n// tsconfig.base.json\n{\n  "exclude": ["src"]\n}',
    };
    expect(ask(fields).verdicts[0]).toMatchObject({
      reason: 'exclude',
      place: { tsconfig: '/project/tsconfig.base.json', line: 2 },
    });
    expect(isMended(fields)).toBe(true);
  });

  it.each([
    [
      'references',
      { tsconfigs: '{ "files": [], "references": [{ "path": "./app" }] }' },
    ],
    ['default-exclude', { file: 'node_modules/a/index.ts' }],
    ['extension', { file: 'src/page.vue' }],
    ['broken', { tsconfigs: '{ "include": [ ' }],
    [
      'broken',
      { tsconfigs: '{ "extends": "@tsconfig/node20/tsconfig.json" }' },
    ],
    ['everything', {}],
    ['files', { tsconfigs: '{ "files": ["./src/order.ts"] }' }],
    ['include', { tsconfigs: '{ "include": ["test", "src/*"] }' }],
  ])('%s', (reason, fields) => {
    expect(ask(fields).verdicts[0]?.reason).toBe(reason);
  });
});

describe('parserOptions', () => {
  const tsconfigs =
    '{ "include": ["src"] }\n// tsconfig.node.json\n{ "include": ["*.config.ts"] }\n// packages/web/tsconfig.json\n{}';

  it.each([
    ['{ "project": "./tsconfig.json" }', 'vite.config.ts', 'not-included'],
    [
      `{ project: ['./tsconfig.json', './tsconfig.node.json'] }`,
      'vite.config.ts',
      undefined,
    ],
    [
      `project: ['./tsconfig.json', 'tsconfig.node.json'],`,
      'run.ts',
      'none-includes',
    ],
    [
      `parserOptions: { project: './packages/*/tsconfig.json', tsconfigRootDir: import.meta.dirname }`,
      'packages/web/src/a.ts',
      undefined,
    ],
    ['project: true', 'packages/web/a.ts', undefined],
    ['project: "tsconfig.eslint.json"', 'src/a.ts', 'tsconfig-missing'],
    ['project: false', 'run.ts', undefined],
    [
      `project: true, extraFileExtensions: ['.vue']`,
      'packages/web/page.vue',
      undefined,
    ],
  ])('%s: %s', (parserOptions, file, error) => {
    expect(ask({ tsconfigs, parserOptions, file }).error).toBe(error);
  });

  it('finds no tsconfig above the file', () => {
    expect(
      ask({
        tsconfigs: '// packages/web/tsconfig.json\n{}',
        parserOptions: 'project: true',
        file: 'src/a.ts',
      }).error,
    ).toBe('tsconfig-not-found');
  });
});

it('understands paths as people copy them', () => {
  for (const file of [
    'src\\order.ts',
    '<tsconfigRootDir>/src/order.ts',
    './src/order.ts:12:5',
    '`src/order.ts`',
  ]) {
    expect(ask({ file }).file).toBe('/project/src/order.ts');
  }
});

it('survives what makes no sense', () => {
  const pieces = [
    '',
    '{',
    '[]',
    'null',
    '"',
    '{"include": 1}',
    '{"extends": {}}',
    '{"extends": "./tsconfig.json"}',
    '{"files": [null, 3]}',
    '{"exclude": ["**/../*"]}',
    '// .json\n// a/../../tsconfig.json\n{}',
    '\0',
    '../../..',
    '/',
    '*',
    '[id].ts',
    'project: [',
    "project: ['**/**']",
    '{"references": [1, {}]}',
  ];
  for (const tsconfigs of pieces) {
    for (const file of pieces) {
      for (const parserOptions of [
        '',
        "project: ['**/**']",
        'project: [',
        'projectService: true',
      ]) {
        expect(() => ask({ tsconfigs, file, parserOptions })).not.toThrow();
      }
    }
  }
});

const word = fc.constantFrom(
  '{',
  '}',
  '"include": ["src"]',
  '"include": "**"',
  '"files": [1, null]',
  '"extends": "./tsconfig.json"',
  '"extends": ["./a.json", "@x/y"]',
  '"references": [{}, { "path": ".." }]',
  '"compilerOptions": { "rootDir": [], "outDir": "../..", "allowJs": "yes" }',
  ',',
  '\n// tsconfig.json\n',
  '\n// a.json\n',
  'project: true',
  "project: ['./*.json', '!a', 3]",
  'EXPERIMENTAL_useProjectService: true',
  "extraFileExtensions: ['.vue']",
  '../'.repeat(40),
  '\\\\server\\share',
  'C:\\a.ts',
);
const words = fc
  .array(fc.oneof(word, fc.string({ unit: 'grapheme' })), { maxLength: 12 })
  .map(parts => parts.join(''));

it('bears anything', () => {
  fc.assert(
    fc.property(words, words, words, (tsconfigs, parserOptions, file) => {
      const asked = { tsconfigs, parserOptions, file };
      expect(() => answerProject(ts, asked)).not.toThrow();
    }),
    { numRuns: 500 },
  );
});
