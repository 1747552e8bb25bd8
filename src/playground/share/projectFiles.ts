import { barePresetName } from '../../linter/presets';
import type { WorkerConfig } from '../../linter/protocol';
import type { CompilerOptionsJson } from '../../linter/types';
import { fileNameOf, type PlaygroundState } from '../state';
import type { ToolVersions } from './describeState';

/** What the state's texts mean. */
export interface ReadTexts {
  config: WorkerConfig;
  compilerOptions: CompilerOptionsJson;
}

/**
 * A small project in which `npx eslint .` says what the playground says.
 *
 * @returns text by path
 */
export function projectFiles(
  state: PlaygroundState,
  { config, compilerOptions }: ReadTexts,
  versions: ToolVersions,
): Record<string, string> {
  const fileName = fileNameOf(state.fileType);
  return {
    [fileName]: state.code,
    'eslint.config.mjs': flatConfig(state, config, fileName),
    'package.json': formatJson({
      name: 'typescript-eslint-playground',
      private: true,
      scripts: { lint: 'eslint .' },
      devDependencies: {
        '@eslint/js': versions.eslint,
        '@typescript-eslint/eslint-plugin': versions.typescriptEslint,
        '@typescript-eslint/parser': versions.typescriptEslint,
        eslint: versions.eslint,
        typescript: state.ts,
        'typescript-eslint': versions.typescriptEslint,
      },
    }),
    // As the playground has it, JavaScript is part of the program.
    'tsconfig.json': formatJson({
      compilerOptions: { ...compilerOptions, allowJs: true, noEmit: true },
      files: [fileName],
    }),
    'README.md': readme(state),
  };
}

function readme({ ts }: PlaygroundState): string {
  return `# From the typescript-eslint playground

\`\`\`sh
npm install
npx eslint .
\`\`\`

says what the playground said, with TypeScript ${ts}.
`;
}

/** A flat config: that is how the playground, too, runs ESLint. */
function flatConfig(
  { sourceType }: PlaygroundState,
  config: WorkerConfig,
  fileName: string,
): string {
  const presets = (config.extends ?? []).map(presetExpression);
  const settings = {
    files: [fileName],
    languageOptions: { ...config.languageOptions, sourceType },
    linterOptions: config.linterOptions,
    settings: config.settings,
    rules: config.rules,
  };
  // A preset's part for TypeScript alone stays that.
  const restrict = `{ ...config, files: config.files ?? [${JSON.stringify(fileName)}] }`;
  return `import js from '@eslint/js';
import tseslint from 'typescript-eslint';

/** What every preset comes with. */
const base = {
  files: [${JSON.stringify(fileName)}],
  plugins: { '@typescript-eslint': tseslint.plugin },
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: {
      project: './tsconfig.json',
      tsconfigRootDir: import.meta.dirname,
    },
  },
};

export default [
  // A file of its own is a config, not code to lint.
  { ignores: ['eslint.config.mjs'] },
  base,
  ...[${presets.length === 0 ? '' : `\n    ${presets.join(',\n    ')},\n  `}].flat().map(config => (${restrict})),
  ${indent(JSON.stringify(settings, null, 2))},
];
`;
}

/** A preset by its name in an `.eslintrc` or its bare name, as an expression. */
function presetExpression(name: string): string {
  if (name === 'eslint:recommended') {
    return 'js.configs.recommended';
  }
  if (name === 'eslint:all') {
    return 'js.configs.all';
  }
  const key = barePresetName(name).replaceAll(
    /-([a-z])/g,
    (_, letter: string) => letter.toUpperCase(),
  );
  return `tseslint.configs[${JSON.stringify(key)}]`;
}

function indent(text: string): string {
  return text.replaceAll('\n', '\n  ');
}

function formatJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
