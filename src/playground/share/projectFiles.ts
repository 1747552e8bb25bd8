import { barePresetName } from '../../linter/presets';
import type { WorkerConfig } from '../../linter/protocol';
import type { CompilerOptionsJson } from '../../linter/types';
import { fileNameOf, type PlaygroundState } from '../state/playgroundState';
import type { ToolVersions } from './describeState';

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
  return `import js from '@eslint/js';
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
  const presets = names.flatMap(presetExpression);
  return presets.length === 0 ? '' : `\n    ${presets.join(',\n    ')},\n  `;
}

/** Presets of ESLint itself, as the config has them. */
const corePresets = new Map([
  ['eslint:all', 'js.configs.all'],
  ['eslint:recommended', 'js.configs.recommended'],
]);

/** The plugin's presets, by the names that an `.eslintrc` has for them. */
const presets = new Map([
  ['all', 'all'],
  ['base', 'base'],
  ['disable-type-checked', 'disableTypeChecked'],
  ['eslint-recommended', 'eslintRecommended'],
  ['recommended', 'recommended'],
  // The old name; flat configs never had it.
  ['recommended-requiring-type-checking', 'recommendedTypeChecked'],
  ['recommended-type-checked', 'recommendedTypeChecked'],
  ['recommended-type-checked-only', 'recommendedTypeCheckedOnly'],
  ['strict', 'strict'],
  ['strict-type-checked', 'strictTypeChecked'],
  ['strict-type-checked-only', 'strictTypeCheckedOnly'],
  ['stylistic', 'stylistic'],
  ['stylistic-type-checked', 'stylisticTypeChecked'],
  ['stylistic-type-checked-only', 'stylisticTypeCheckedOnly'],
]);

/** A preset by its name in an `.eslintrc` or its bare name, as an expression; nothing for an unknown one. */
function presetExpression(name: string): string[] {
  const key = presets.get(barePresetName(name));
  const expression =
    corePresets.get(name) ?? (key && `tseslint.configs.${key}`);
  return expression === undefined ? [] : [expression];
}

function indent(text: string): string {
  return text.replaceAll('\n', '\n  ');
}

function formatJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
