import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ruleOfPage } from '../plugins/rules/rulePages';
import { projectFolder } from '../scripts/run.mjs';

interface Size {
  /** How often each rule page is there besides. */
  copies: number;
  /** How often each of them says what it says. */
  repetitions: number;
}

const madeFolders = new Set([
  '.cache',
  '.docusaurus',
  '.git',
  'build',
  'node_modules',
]);

/**
 * Copies the project into a temporary folder, with more rule pages, or longer ones. No two examples are
 * the same there, so that each is linted.
 *
 * @returns the folder
 */
export async function enlargeProject({
  copies,
  repetitions,
}: Size): Promise<URL> {
  const source = fileURLToPath(projectFolder);
  const folder = await mkdtemp(join(tmpdir(), 'enlarged-'));
  await cp(source, folder, {
    recursive: true,
    filter: path => !madeFolders.has(basename(path)),
  });
  await linkPackages(source, folder);
  const names = await readdir(join(source, 'rules'));
  for (const name of names.filter(name => ruleOfPage(`rules/${name}`))) {
    const page = await readFile(join(source, 'rules', name), 'utf8');
    await writeFile(join(folder, 'rules', name), repeat(page, repetitions, 0));
    for (let copy = 1; copy <= copies; copy += 1) {
      const target = join(folder, 'rules/copies', String(copy), 'rules');
      await mkdir(target, { recursive: true });
      await writeFile(join(target, name), repeat(page, repetitions, copy));
    }
  }
  return pathToFileURL(`${folder}/`);
}

/** The project's packages, without what they keep between builds. */
async function linkPackages(source: string, folder: string): Promise<void> {
  const packages = join(source, 'node_modules');
  await mkdir(join(folder, 'node_modules'));
  for (const name of await readdir(packages)) {
    if (name !== '.cache') {
      const link = join(folder, 'node_modules', name);
      await rm(link, { force: true });
      await symlink(join(packages, name), link);
    }
  }
}

/** Says the same several times. Empty lines at the end of each example make it another one. */
function repeat(page: string, times: number, copy: number): string {
  const [frontMatter = ''] = /^---\n.*?\n---\n/s.exec(page) ?? [];
  const body = page.slice(frontMatter.length);
  const bodies = Array.from({ length: times }, (_, index) =>
    body.replaceAll(
      /\n```\n/g,
      `\n${'\n'.repeat(copy * times + index)}\`\`\`\n`,
    ),
  );
  return frontMatter + bodies.join('\n');
}
