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
  return readBlock(page, text => text.indexOf(` title="${title}"`), title);
}

/** @param find where the fence of the block is */
function readBlock(
  page: string,
  find: (text: string) => number,
  name: string,
): string {
  const text = readFileSync(join(siteDir, page), 'utf8');
  const at = find(text);
  const start = text.indexOf('\n', at) + 1;
  const end = text.indexOf('\n```', start);
  if (at < 0 || end < 0) {
    throw new Error(`${page} has no code ${name}.`);
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
  return run(readCode(page, title), modules);
}

/**
 * What a page's block without a title exports.
 *
 * @param name one of its exports
 */
export function runBlock(page: string, name: string): Record<string, unknown> {
  const code = readBlock(
    page,
    text => {
      const [declaration] =
        new RegExp(`^export (?:const|function) ${name}\\b`, 'm').exec(text) ??
        [];
      return declaration === undefined
        ? -1
        : text.lastIndexOf('\n```', text.indexOf(declaration)) + 1;
    },
    name,
  );
  return run(code, {});
}

function run(
  code: string,
  modules: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const { outputText } = ts.transpileModule(code, {
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
