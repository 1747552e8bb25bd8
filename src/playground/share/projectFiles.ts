import type { WorkerConfig } from '../../linter/protocol';
import type { CompilerOptionsJson } from '../../linter/types';
import { fileNameOf, type PlaygroundState } from '../state/playgroundState';
import type { ToolVersions } from './describeState';
import { presetExpression } from './presetExpression';

/** The state's configs, parsed. */
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
  const presets = presetList(config);
  const overrides = (config.overrides ?? []).map(
    override => `
  ...[${presetList(override)}].flat().map(config => (${restriction(fileName)})),
  ${indent(JSON.stringify({ files: [fileName], rules: override.rules }, null, 2))},`,
  );
  const settings = {
    files: [fileName],
    languageOptions: { ...config.languageOptions, sourceType },
    linterOptions: config.linterOptions,
    settings: config.settings,
    rules: config.rules,
  };
  return `import eslint from '@eslint/js';
import tseslint from 'typescript-eslint';

/** The settings that every preset contains. */
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
  ...[${presets}].flat().map(config => (${restriction(fileName)})),
  ${indent(JSON.stringify(settings, null, 2))},${overrides.join('')}
];
`;
}

/** A preset's part for TypeScript alone stays that. */
function restriction(fileName: string): string {
  return `{ ...config, files: config.files ?? [${JSON.stringify(fileName)}] }`;
}

function presetList({ extends: names = [] }: WorkerConfig): string {
  const presets = names.flatMap(name => presetExpression(name)?.code ?? []);
  return presets.length === 0 ? '' : `\n    ${presets.join(',\n    ')},\n  `;
}

function indent(text: string): string {
  return text.replaceAll('\n', '\n  ');
}

function formatJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
