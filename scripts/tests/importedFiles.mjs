// @ts-check
import { existsSync, readFileSync, statSync } from 'node:fs';
import ts from 'typescript';

/** What code leaves out at the end of the names that it imports. */
const endings = ['', '.ts', '.tsx', '.mts', '.mjs', '/index.ts', '/index.mjs'];

/**
 * The files of the project that code consists of: those named, what they import,
 * what those import, and so on. Packages are left out, and so are files of which
 * only types are used.
 *
 * @param {URL} project
 * @param {readonly string[]} entries paths in it
 * @param {ReadonlySet<string>} [leaves] paths of files whose imports don't count
 * @returns {Map<string, string>} texts by paths in the project
 * @throws if something is imported that isn't there
 */
export function importedFiles(project, entries, leaves = new Set()) {
  /** @type {Map<string, string>} */
  const files = new Map();
  const waiting = [...entries];
  for (const path of waiting) {
    if (files.has(path)) {
      continue;
    }
    const text = readFileSync(new URL(path, project), 'utf8');
    files.set(path, text);
    if (path.endsWith('.json') || leaves.has(path)) {
      continue;
    }
    for (const name of importedNames(text)) {
      if (name.startsWith('.')) {
        waiting.push(resolve(project, path, name));
      }
    }
  }
  return files;
}

/** What code imports, by its text: most of it is imported by many. */
const knownNames = /** @type {Map<string, string[]>} */ (new Map());

/**
 * @param {string} text of code
 * @returns {string[]} what it imports to run, which isn't all that it imports types from
 */
function importedNames(text) {
  const names = knownNames.get(text) ?? readNames(text);
  knownNames.set(text, names);
  return names;
}

/** @param {string} text */
function readNames(text) {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: {
      jsx: ts.JsxEmit.Preserve,
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ESNext,
    },
  });
  return ts
    .preProcessFile(outputText, true, true)
    .importedFiles.map(({ fileName }) => fileName);
}

/**
 * @param {URL} project
 * @param {string} from path of the file that imports
 * @param {string} name that it imports
 * @returns {string} a path in the project
 */
function resolve(project, from, name) {
  const url = new URL(name, new URL(from, project));
  const found = endings
    .map(ending => new URL(url.href + ending))
    .find(file => existsSync(file) && statSync(file).isFile());
  if (found === undefined) {
    throw new Error(`${from} imports ${name}, which isn't there`);
  }
  return decodeURIComponent(found.href.slice(project.href.length));
}
