import {
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TSESLint } from '@typescript-eslint/utils';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { chooseConfig } from '../../src/config/chooseConfig';
import { parseConfig } from '../../src/config/configDocument';
import { convertModule } from '../../src/config/convert/convertModule';
import { reviewConfig } from '../../src/config/review/reviewConfig';
import { writeAnswers } from '../../src/tools/new/answers';
import { allAnswers, pairwise } from './allAnswers';
import { known } from './page';

/** Those whose plugins are installed here. At night, all plugins are: see `tests/guides/chosenConfigs.test.ts`. */
const installed = allAnswers.filter(
  ({ framework, tests }) =>
    ['no', 'react'].includes(framework) && ['no', 'jest'].includes(tests),
);

/** Enough for the day. */
const tried = new Set(pairwise([], installed));

const files = {
  'cart.tsx':
    'export const load = async () => fetch("/cart");\nload();\nlet a: any;\nexport { a };\n',
  'cart.test.ts': 'it.only("adds up", () => {});\n',
  'tool.js': 'export const a = 1;\n',
  'tool.mjs': 'export const a = 1;\n',
  'tool.cjs': 'module.exports = process.env.CI;\n',
  'tsconfig.json': tsconfig('*.ts', '*.tsx'),
  'tsconfig.app.json': tsconfig('*.ts', '*.tsx'),
  'tsconfig.node.json': tsconfig('*.config.ts'),
  'vite.config.ts': 'export default {};\n',
};

function tsconfig(...include: string[]): string {
  return JSON.stringify({
    compilerOptions: {
      strict: true,
      module: 'esnext',
      target: 'esnext',
      jsx: 'react-jsx',
      types: [],
    },
    include,
  });
}

/** Jest isn't installed here, and its plugin asks for its version. */
const settings = { jest: { version: 29 } };

let folder: string;

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'chosen-')));
  symlinkSync(
    join(__dirname, '../../node_modules'),
    join(folder, 'node_modules'),
  );
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text);
  }
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

for (const answers of installed) {
  const words = writeAnswers(answers);
  test(words, tried.has(answers) ? {} : { tags: ['night'] }, async () => {
    const [{ name, text } = { name: '', text: '' }] = chooseConfig(
      answers,
      known,
    ).files;
    const path = join(folder, `${words}${name}`);
    writeFileSync(path, text);
    const eslint =
      answers.format === 'flat'
        ? new TSESLint.FlatESLint({
            cwd: folder,
            overrideConfigFile: path,
            overrideConfig: [{ settings }],
          })
        : new TSESLint.LegacyESLint({
            cwd: folder,
            useEslintrc: false,
            overrideConfigFile: path,
            overrideConfig: { settings },
          });
    const results = await eslint.lintFiles([
      'cart.tsx',
      'cart.test.ts',
      'tool.js',
      'tool.mjs',
      'tool.cjs',
    ]);
    const rules = results.flatMap(({ messages }) =>
      messages.map(({ fatal, message, ruleId }) => (fatal ? message : ruleId)),
    );
    expect(rules).toContain('@typescript-eslint/no-explicit-any');
    expect(rules.includes('@typescript-eslint/no-floating-promises')).toBe(
      answers.types !== 'no',
    );
    expect(rules.includes('jest/no-focused-tests')).toBe(
      answers.tests === 'jest',
    );
    // Neither a parsing error, nor a name that Node.js has.
    expect(
      rules.every(
        rule =>
          rule?.includes('-') && !rule.includes(' ') && rule !== 'no-undef',
      ),
      rules.join('\n'),
    ).toBe(true);
  });
}

it('prints files without mistakes of syntax', () => {
  const files = allAnswers.flatMap(
    answers => chooseConfig(answers, known).files,
  );
  // Most are the same with many answers.
  const texts = new Map(files.map(({ name, text }) => [text, name]));
  for (const [text, name] of texts) {
    const { diagnostics } = ts.transpileModule(text, {
      // The compiler prints nothing of a `.d.ts`.
      fileName: name.replace('.d.ts', '.ts'),
      reportDiagnostics: true,
      compilerOptions: { allowJs: true },
    });
    expect(diagnostics, text).toEqual([]);
  }
});

it('gives a config with which the page that checks configs finds no fault', () => {
  for (const answers of pairwise([])) {
    const [config] = chooseConfig(answers, known).files;
    const { notes, text } = convertModule(config?.text ?? '');
    expect(notes).toEqual([]);
    expect(reviewConfig(parseConfig(text), known)).toEqual([]);
  }
});
