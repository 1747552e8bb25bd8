import { strToU8, zipSync } from 'fflate';
import type { CompilerOptionsJson } from '../../linter/types';
import { formatJson } from '../../text/json';
import { filesOf, isCode } from '../files/playgroundFiles';
import type { SharedState } from '../state/sharedState';
import type { ToolVersions } from './describeState';

/** What becomes of the state's configs in a project. */
interface ProjectConfigs {
  /** Text of the `eslint.config.mjs`. */
  config: string;
  compilerOptions: CompilerOptionsJson;
  /** The packages whose types the code was linted with, and their versions. */
  typePackages?: Readonly<Record<string, string>>;
}

/**
 * A small project in which `npx eslint .` says what the playground says.
 *
 * @returns text by path
 */
export function projectFiles(
  shared: SharedState,
  { config, compilerOptions, typePackages }: ProjectConfigs,
  versions: ToolVersions,
): Record<string, string> {
  const files = filesOf(shared);
  return {
    ...Object.fromEntries(files.map(({ name, code }) => [name, code])),
    'eslint.config.mjs': config,
    'package.json': formatJson({
      name: 'typescript-eslint-playground',
      private: true,
      scripts: { lint: 'eslint .' },
      devDependencies: {
        '@eslint/js': versions.eslint,
        '@typescript-eslint/eslint-plugin': versions.typescriptEslint,
        '@typescript-eslint/parser': versions.typescriptEslint,
        eslint: versions.eslint,
        globals: versions.globals,
        typescript: shared.ts,
        'typescript-eslint': versions.typescriptEslint,
        ...typePackages,
      },
    }),
    // As the playground has it, JavaScript is part of the program.
    'tsconfig.json': formatJson({
      compilerOptions: { ...compilerOptions, allowJs: true, noEmit: true },
      files: files.filter(isCode).map(({ name }) => name),
    }),
    'README.md': readme(shared),
  };
}

function readme({ ts }: SharedState): string {
  return `# From the typescript-eslint playground

\`\`\`sh
npm install
npx eslint .
\`\`\`

says what the playground said, with TypeScript ${ts}.
`;
}

/** The folder that the archive unpacks to. */
const folder = 'typescript-eslint-playground';

/** Packs files into a ZIP archive. @param files text by path */
export function zipProject(files: Record<string, string>): Blob {
  const entries = Object.entries(files).map(
    ([path, text]) => [`${folder}/${path}`, strToU8(text)] as const,
  );
  // Its types are written for a newer TypeScript than the one that lints here.
  const archive = zipSync(Object.fromEntries(entries)) as Uint8Array;
  return new Blob([new Uint8Array(archive)], { type: 'application/zip' });
}
