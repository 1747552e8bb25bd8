import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseForESLint, type ParserOptions } from '@typescript-eslint/parser';
import { ESLintUtils } from '@typescript-eslint/utils';
import type { ExplainedError } from './attachErrors';

/** The page that explains them. */
const path = '/troubleshooting/';

/** Does what people do wrong, and notes what the parser says to it. */
export function readParserErrors(): ExplainedError[] {
  const folder = mkdtempSync(join(tmpdir(), 'parser-errors-'));
  const file = { filePath: join(folder, 'file.ts'), tsconfigRootDir: folder };
  const withProject = { ...file, project: './tsconfig.json' };
  try {
    const errors = [
      parsingError('no-tsconfig-found', { ...file, project: true }),
      parsingError('cannot-read-tsconfig', withProject),
    ];
    writeFileSync(join(folder, 'included.ts'), '');
    writeFileSync(
      join(folder, 'tsconfig.json'),
      '{ "files": ["included.ts"], "compilerOptions": { "noLib": true, "types": [] } }',
    );
    return [
      ...errors,
      parsingError(
        'i-get-errors-telling-me-eslint-was-configured-to-run--however-that-tsconfig-does-not--none-of-those-tsconfigs-include-this-file',
        withProject,
      ),
      parsingError('other-file-extensions', {
        ...withProject,
        filePath: join(folder, 'file.vue'),
      }),
      missingServicesError('requires-parserservices'),
    ].map(error => ({
      ...error,
      message: withoutPlaces(error.message, folder),
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function parsingError(anchor: string, options: ParserOptions): ExplainedError {
  return thrown(anchor, () => parseForESLint('', options));
}

function missingServicesError(anchor: string): ExplainedError {
  return thrown(anchor, () =>
    ESLintUtils.getParserServices({
      sourceCode: { parserServices: {} },
      // It reads nothing else.
    } as Parameters<typeof ESLintUtils.getParserServices>[0]),
  );
}

function thrown(anchor: string, provoke: () => unknown): ExplainedError {
  try {
    provoke();
  } catch (error) {
    return { path, anchor, message: String((error as Error).message) };
  }
  throw new Error(
    `The parser no longer complains about what the section #${anchor} explains. Correct plugins/search/parserErrors.ts.`,
  );
}

/** The part of a message that is the same for everyone: without paths and links. */
function withoutPlaces(message: string, folder: string): string {
  return message
    .replaceAll(folder, '…')
    .replaceAll(/https?:\S+/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
