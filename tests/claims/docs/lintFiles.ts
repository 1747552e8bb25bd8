import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { clearCaches } from '@typescript-eslint/parser';
import { TSESLint } from '@typescript-eslint/utils';

type FlatConfig = TSESLint.FlatConfig.ConfigArray;

/** A project of a claim's own. */
export interface LintedProject {
  /** Its files' texts by their paths. */
  files: Readonly<Record<string, string>>;
  /** A flat config, or what makes one for the folder. */
  config: FlatConfig | ((folder: string) => FlatConfig);
  /** Whether the files are fixed. */
  fix?: boolean;
  /** What ESLint is told to lint: everything unless given. */
  patterns?: string[];
}

/**
 * Lints files in a folder of their own, as `npx eslint .` does.
 *
 * @returns a line for each report, `src/cart.ts 1:7 no-var`; in place of the rule, what keeps the file
 *   from being linted
 */
export async function lintFiles(project: LintedProject): Promise<string[]> {
  const reports = await lint(project);
  return reports.map(({ file, line, column, ruleId, message }) =>
    [file, `${String(line)}:${String(column)}`, ruleId ?? message].join(' '),
  );
}

/** Lints files as {@link lintFiles} does. @returns the texts of the reports */
export async function readMessages(project: LintedProject): Promise<string[]> {
  const reports = await lint(project);
  return reports.map(({ message }) => message);
}

type Report = TSESLint.FlatESLint.LintResult['messages'][number] & {
  file: string;
};

async function lint({
  files,
  config,
  fix = false,
  patterns = ['.'],
}: LintedProject): Promise<Report[]> {
  return await inFolder(files, async folder => {
    const eslint = new TSESLint.FlatESLint({
      cwd: folder,
      fix,
      overrideConfigFile: true,
      overrideConfig: typeof config === 'function' ? config(folder) : config,
      errorOnUnmatchedPattern: false,
    });
    const results = await eslint.lintFiles(patterns);
    // ESLint lists files as their folders give them, which differs.
    results.sort((a, b) => a.filePath.localeCompare(b.filePath));
    return results.flatMap(({ filePath, messages }) => {
      const file = filePath.slice(folder.length + 1);
      return messages.map(message => ({ ...message, file }));
    });
  });
}

/** Writes files into a temporary folder for as long as something is done there. */
export async function inFolder<Result>(
  files: LintedProject['files'],
  run: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'claims-')));
  try {
    for (const [path, text] of Object.entries(files)) {
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    return await run(folder);
  } finally {
    // The next folder has other projects.
    clearCaches();
    await rm(folder, { recursive: true });
  }
}
