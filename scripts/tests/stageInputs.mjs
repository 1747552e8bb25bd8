// @ts-check
import { listFiles, listSources } from '../hashFiles.mjs';
import { importedFiles } from './importedFiles.mjs';

/**
 * What the tests in a folder depend on, where they don't go beyond it, the code that
 * they import, and what that is tried with.
 *
 * @param {URL} project
 * @param {string} stage whose tests' folder has that name
 * @param {readonly string[]} [folders] with what code is tried with
 * @returns {Promise<string[]>} paths in the project; of folders with a slash at the
 *   end
 */
export async function inputsOf(project, stage, folders = []) {
  return [
    ...(await codeOf(project, stage)).keys(),
    ...folders,
    'package-lock.json',
    'package.json',
    `tests/${stage}/`,
    'vitest.config.mts',
  ];
}

/**
 * @param {URL} project
 * @param {string} stage whose tests' folder has that name
 * @returns {Promise<string[]>} the paths of the pages that tests name, because they
 *   are about them
 */
export async function pagesNamedIn(project, stage) {
  const texts = [...(await codeOf(project, stage)).values()];
  return texts.flatMap(
    text => text.match(/(?<=')(?:blog|docs|rules)\/[^']+\.mdx?(?=')/g) ?? [],
  );
}

/**
 * @param {URL} project
 * @returns {Promise<string[]>} the paths of all its files but texts
 */
export async function listCode(project) {
  const files = await listSources(project);
  return files.filter(file => !/\.mdx?$/.test(file));
}

/**
 * The texts of a stage's tests, and of what they import, by their paths.
 *
 * @param {URL} project
 * @param {string} stage
 */
async function codeOf(project, stage) {
  const folder = `tests/${stage}/`;
  const files = await listFiles(new URL(folder, project));
  return importedFiles(
    project,
    files.filter(file => file.endsWith('.test.ts')).map(file => folder + file),
  );
}
