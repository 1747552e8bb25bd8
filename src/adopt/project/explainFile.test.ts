import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerProject } from './answerProject';
import type { ProjectFields } from './projectLayout';
import { readParserOptions } from './readParserOptions';

const ask = async (fields: Partial<ProjectFields>) => {
  const all = {
    tsconfigs: '{}',
    parserOptions: '',
    file: 'src/order.ts',
    ...fields,
  };
  const config = await readParserOptions(all.parserOptions, all.file);
  return answerProject({ ...all, config });
};

/** After the change that is proposed, the file is in the project. */
async function isMended(fields: Partial<ProjectFields>): Promise<boolean> {
  const { change } = await ask(fields);
  if (change === undefined) {
    return false;
  }
  const { project, tsconfig } = change;
  const rest = fields.tsconfigs?.split(/^(?=\/\/ )/m) ?? [];
  const name = tsconfig?.path.replace('/project/', '') ?? '';
  const others = rest.filter(
    part => part.trim().startsWith('//') && !part.startsWith(`// ${name}\n`),
  );
  const [first = ''] = rest;
  const own = name === 'tsconfig.json' || first.startsWith('//') ? '' : first;
  const { outcome } = await ask({
    ...fields,
    ...(project && { parserOptions: JSON.stringify({ project }) }),
    tsconfigs: [own, `// ${name}\n${tsconfig?.text ?? '{}'}\n`, ...others].join(
      '\n',
    ),
  });
  return outcome === 'types';
}

it('doesn’t expand a pattern with millions of alternatives', async () => {
  const patterns = Array.from(
    { length: 50 },
    (_, index) => `${'{a,b}'.repeat(24)}${String(index)}.json`,
  );
  const { notes, verdicts } = await ask({
    parserOptions: `project: ${JSON.stringify(patterns)}`,
  });
  expect(verdicts).toEqual([]);
  expect(
    notes.map(note => /^No pasted tsconfig matches `(.*?)`/.exec(note)?.[1]),
  ).toEqual(patterns);
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
  ])('%s', async (reason, fields, line) => {
    const answer = await ask(fields);
    expect(answer).toMatchObject({
      outcome: 'not-included',
      verdicts: [{ reason }],
    });
    expect(answer.verdicts[0]?.place?.line).toBe(line);
    expect(await isMended(fields)).toBe(true);
  });

  it('an edit that drops no other file', async () => {
    const fields = {
      tsconfigs: '// packages/web/tsconfig.json\n{}',
      file: 'scripts/run.ts',
    };
    const { change } = await ask(fields);
    expect(change?.tsconfig?.text).toContain('"**/*"');
    expect(await isMended(fields)).toBe(true);
  });

  it('allow-js, which decides in single runs alone', async () => {
    const fields = {
      tsconfigs: '{ "include": ["src", "*.js"] }',
      file: 'eslint.config.js',
    };
    expect(await ask(fields)).toMatchObject({
      outcome: 'types',
      once: 'not-in-programs',
      verdicts: [{ reason: 'allow-js' }],
    });
    expect(await isMended(fields)).toBe(true);
  });

  it('the line of a file that is extended', async () => {
    const fields = {
      tsconfigs:
        '{ "extends": "./tsconfig.base.json" }\n// tsconfig.base.json\n{\n  "exclude": ["src"]\n}',
    };
    const { verdicts } = await ask(fields);
    expect(verdicts[0]).toMatchObject({
      reason: 'exclude',
      place: { tsconfig: '/project/tsconfig.base.json', line: 2 },
    });
    expect(await isMended(fields)).toBe(true);
  });

  it.each([
    [
      'references',
      { tsconfigs: '{ "files": [], "references": [{ "path": "./app" }] }' },
    ],
    ['packages', { file: 'node_modules/a/index.ts' }],
    ['extension', { file: 'src/page.vue' }],
    ['broken', { tsconfigs: '{ "include": [ ' }],
    ['broken', { tsconfigs: '{ "extends": "./tsconfig.base.json" }' }],
    ['everything', {}],
    ['files', { tsconfigs: '{ "files": ["./src/order.ts"] }' }],
    ['include', { tsconfigs: '{ "include": ["test", "src/*"] }' }],
  ])('%s', async (reason, fields) => {
    const { verdicts } = await ask(fields);
    expect(verdicts[0]?.reason).toBe(reason);
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
      'types',
    ],
    [
      `project: ['./tsconfig.json', 'tsconfig.node.json'],`,
      'run.ts',
      'none-includes',
    ],
    [
      `parserOptions: { project: './packages/*/tsconfig.json', tsconfigRootDir: import.meta.dirname }`,
      'packages/web/src/a.ts',
      'types',
    ],
    ['project: true', 'packages/web/a.ts', 'types'],
    ['project: "tsconfig.eslint.json"', 'src/a.ts', 'tsconfig-missing'],
    ['project: false', 'run.ts', 'no-program'],
    [
      `project: true, extraFileExtensions: ['.vue']`,
      'packages/web/page.vue',
      'types',
    ],
  ])('%s: %s', async (parserOptions, file, expected) => {
    const { outcome } = await ask({ tsconfigs, parserOptions, file });
    expect(outcome).toBe(expected);
  });

  it('finds no tsconfig above the file', async () => {
    const { outcome } = await ask({
      tsconfigs: '// packages/web/tsconfig.json\n{}',
      parserOptions: 'project: true',
      file: 'src/a.ts',
    });
    expect(outcome).toBe('tsconfig-not-found');
  });
});

it('understands paths as people copy them', async () => {
  for (const file of [
    'src\\order.ts',
    '<tsconfigRootDir>/src/order.ts',
    './src/order.ts:12:5',
    '`src/order.ts`',
  ]) {
    const answer = await ask({ file });
    expect(answer.file).toBe('/project/src/order.ts');
  }
});

describe('what is said', () =>
  it.each([
    [
      'another parser or none, for what isn’t code',
      { file: 'src/a.snap' },
      /parser of their own.*`extraFileExtensions` alone doesn’t help/,
    ],
    [
      'nothing to change in packages',
      { file: 'node_modules/a/index.ts' },
      /nothing to change/,
    ],
    [
      'braces that TypeScript doesn’t expand',
      { tsconfigs: '{ "include": ["src/**/*.{ts,tsx}"] }' },
      /doesn’t expand braces/,
    ],
    [
      'a tsconfig that a package has',
      { tsconfigs: '{ "extends": "@acme/tsconfig", "include": ["src"] }' },
      /What `@acme\/tsconfig` sets isn’t known here/,
    ],
    [
      'a name that is newer than 7.11',
      { parserOptions: 'projectService: true' },
      /since version 8/,
    ],
    [
      'that ESLint ignores the file',
      { parserOptions: 'ignorePatterns: ["src"], parserOptions: {}' },
      /has ESLint ignore this file/,
    ],
    [
      'that the config sets another parser',
      { parserOptions: '{ "parser": "espree", "parserOptions": {} }' },
      /sets the parser `espree`/,
    ],
    [
      'that a folder is no tsconfig',
      { parserOptions: 'project: "./packages/web"' },
      /names files, not folders: `packages\/web\/tsconfig\.json`/,
    ],
    [
      'that code isn’t run',
      { parserOptions: 'parserOptions: { project: isCi ? a : b }' },
      /`project` is code in this config/,
    ],
    [
      'what a text is that is no config',
      { parserOptions: 'Please help me with this.' },
      /This is text, not a config/,
    ],
  ])('%s', async (_what, fields, words) => {
    const { notes, refusal, verdicts } = await ask(fields);
    const said = [refusal, ...notes, ...verdicts.map(({ message }) => message)];
    expect(said.join('\n')).toMatch(words);
  }));

it('leaves the comments of a tsconfig', async () => {
  const { change } = await ask({
    tsconfigs: `{
  "compilerOptions": { "noEmit": true },
  "include": [
    "src", // code
  ],
}`,
    file: 'vite.config.ts',
  });
  expect(change?.tsconfig?.text).toMatch(/"vite\.config\.ts".*\/\/ code/);
});

it('survives what makes no sense', async () => {
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
  const settings = [
    '',
    "project: ['**/**']",
    'project: [',
    'projectService: true',
  ];
  for (const [index, tsconfigs] of pieces.entries()) {
    for (const [shift, file] of pieces.entries()) {
      // Each with each of the others, though not all three.
      const parserOptions = settings[(index + shift) % settings.length] ?? '';
      await expect(
        ask({ tsconfigs, file, parserOptions }),
      ).resolves.toBeDefined();
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

it('bears anything', async () => {
  await fc.assert(
    fc.asyncProperty(
      words,
      words,
      words,
      async (tsconfigs, parserOptions, file) => {
        const { verdicts } = await ask({ tsconfigs, parserOptions, file });
        expect(verdicts).toBeDefined();
      },
    ),
    { numRuns: 100 },
  );
});
