import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { TSESLint } from '@typescript-eslint/utils';
import { ESLint } from 'eslint-9';
import { defaultCompilerOptions } from '../../src/linter/compilerOptions';

/** The versions of ESLint that copied configs are loaded in. */
export type EslintVersion = '8.57' | '9';

/** What ESLint says of a file. */
export interface ProjectReport {
  isIgnored: boolean;
  messages: readonly ReportedMessage[];
}

/** A message, as far as both versions and the page have it alike. */
export interface ReportedMessage {
  ruleId: string | null;
  severity: number;
  line?: number;
  column?: number;
  message: string;
}

/** A folder with code that ESLint lints. */
export interface TestProject {
  lint: (
    version: EslintVersion,
    config: string,
    fileName: string,
  ) => Promise<ProjectReport>;
  remove: () => void;
}

/** Paths of the tsconfigs that configs name. */
const tsconfigs = [
  'tsconfig.json',
  'tsconfig.eslint.json',
  'packages/app/tsconfig.json',
];

/** Creates a folder with files. @param files text by path */
export function createProject(files: Record<string, string>): TestProject {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'configs-')));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [path, text] of Object.entries(files)) {
    write(path, text);
  }
  for (const path of tsconfigs) {
    write(
      path,
      JSON.stringify({
        compilerOptions: defaultCompilerOptions,
        // By a pattern, only one of several with the same name would be found.
        files: Object.keys(files).map(file => relative(dirname(path), file)),
      }),
    );
  }
  symlinkSync(
    join(__dirname, '../../node_modules'),
    join(folder, 'node_modules'),
  );
  /** A module is loaded once: each text is a file of its own. */
  const written = new Map<string, string>();
  return {
    async lint(version, config, fileName) {
      const name =
        written.get(config) ?? `config-${String(written.size)}.config.mjs`;
      written.set(config, name);
      write(name, config);
      const options = { cwd: folder, overrideConfigFile: name };
      const eslint =
        version === '9'
          ? new ESLint(options)
          : new TSESLint.FlatESLint(options);
      if (await eslint.isPathIgnored(fileName)) {
        return { isIgnored: true, messages: [] };
      }
      const results = await eslint.lintFiles([fileName]);
      return {
        isIgnored: false,
        messages: results.flatMap(
          ({ messages }): readonly ReportedMessage[] => messages,
        ),
      };
    },
    remove() {
      rmSync(folder, { recursive: true });
    },
  };
}
