import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TSESLint } from '@typescript-eslint/utils';
import { openDiskCache } from '../../plugins/diskCache';
import { lintWithEslintClass } from './eslintClass';
import type { NamedInput } from './inputs';
import type { ProjectFile } from './projectFiles';

type Result = Pick<TSESLint.FlatESLint.LintResult, 'messages' | 'output'>;

const project = join(__dirname, '../..');
const folder = join(project, '.cache/reference');
const cache = openDiskCache(folder, hashVersion());

/**
 * What the `ESLint` class says about code: see {@link lintWithEslintClass}. It is what other linters are
 * compared with, takes most of the time of that, and stays the same; so it is kept by what it was asked.
 */
export function lintAsReference(
  input: NamedInput,
  file: ProjectFile,
  fix: boolean,
): Promise<Result> {
  const { code, fileName, compilerOptions, config } = input;
  const question = { code, fileName, compilerOptions, config, fix };
  return cache.once(question, async () => {
    const { messages, output } = await lintWithEslintClass(input, file, fix);
    return { messages, output };
  });
}

/** A name for all that the answers depend on, apart from the questions: packages, Node.js, and the code that asks. */
function hashVersion(): string {
  const code = readdirSync(__dirname)
    .filter(name => name.endsWith('.ts'))
    .sort()
    .map(name => join(__dirname, name));
  const texts = [join(project, 'package-lock.json'), ...code].map(file =>
    readFileSync(file, 'utf8'),
  );
  return createHash('sha256')
    .update(JSON.stringify([process.version, ...texts]))
    .digest('hex')
    .slice(0, 32);
}
