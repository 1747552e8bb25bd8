import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';

const siteDir = join(import.meta.dirname, '../../..');

/**
 * The code of a page's block with a title.
 *
 * @param page from the site's folder
 */
export function readCode(page: string, title: string): string {
  const text = readFileSync(join(siteDir, page), 'utf8');
  const start = text.indexOf('\n', text.indexOf(` title="${title}"`)) + 1;
  const end = text.indexOf('\n```', start);
  if (start === 0 || end < 0) {
    throw new Error(`${page} has no code with the title ${title}.`);
  }
  return text.slice(start, end);
}

/**
 * What a page's module exports.
 *
 * @param modules other modules of the page that it imports, by what it calls them
 */
export function runCode(
  page: string,
  title: string,
  modules: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const { outputText } = ts.transpileModule(readCode(page, title), {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      esModuleInterop: true,
    },
  });
  const require = createRequire(import.meta.url);
  const exported = {};
  // The page's own code, as its reader runs it.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  new Function('require', 'exports', outputText)(
    (name: string) => modules[name] ?? (require(name) as unknown),
    exported,
  );
  return exported;
}
