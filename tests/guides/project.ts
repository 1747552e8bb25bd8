import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  cp,
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  rm,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve, sep } from 'node:path';
import { expect, test as baseTest } from 'vitest';
import type { Step, StepOf } from '../../plugins/guides/guideSteps';
import { pinCommand, pinManifest } from './siteVersions';

/** A folder in which a guide is followed. */
export interface Project {
  /** Where commands run and files are written. A guide's `cd` changes it. */
  folder: string;
  /** A folder of commands that the reader has besides npm. */
  commands?: string;
  /** Whether npm installs what it gives readers today, and not the documented versions. */
  today?: boolean;
}

/** What came of a command. */
export interface Run {
  succeeded: boolean;
  /** All that it printed, with the project's files named as pages name them. */
  output: string;
}

/**
 * Makes an empty folder. It is outside of the site's own, whose packages would be found from inside.
 *
 * @param onCleanup what a fixture of Vitest is given to register its cleanup with
 */
export async function startProject(
  onCleanup: (remove: () => Promise<void>) => void,
): Promise<Project> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'guide-')));
  onCleanup(() => rm(folder, { recursive: true, force: true }));
  return { folder };
}

/** A test with an empty folder of its own. */
export const test = baseTest.extend('project', ({}, { onCleanup }) =>
  startProject(onCleanup),
);

/** Copies what is in a project, including its packages, so that not every test has to install them. */
export async function copyProject(from: Project, to: Project): Promise<void> {
  await cp(from.folder, to.folder, { recursive: true, verbatimSymlinks: true });
}

/**
 * Does what a guide says: writes its files, runs its commands, and compares what they print with
 * what it quotes. Commands that the guide quotes no output of have to succeed.
 *
 * @returns all that the commands printed
 * @throws naming the page and the line of the first step that goes wrong
 */
export async function follow(
  project: Project,
  steps: readonly Step[],
): Promise<string> {
  let printed = '';
  for (const step of steps) {
    if (step.kind === 'file') {
      await writeGuideFile(project, step);
    } else if (step.kind === 'commands') {
      printed += await runCommands(project, step);
    }
  }
  return printed;
}

async function writeGuideFile(
  project: Project,
  { title, code }: StepOf<'file'>,
): Promise<void> {
  await writeProjectFile(
    project,
    title,
    title === 'package.json' ? await extendManifest(project, code) : code,
  );
}

/** What a page shows of a `package.json` is added to the one that npm has written. */
async function extendManifest(
  { folder, today = false }: Project,
  code: string,
): Promise<string> {
  const file = join(folder, 'package.json');
  const before = existsSync(file) ? await readFile(file, 'utf8') : '{}';
  const shown = JSON.parse(code) as Record<string, unknown>;
  const written = JSON.parse(before) as Record<string, unknown>;
  const added = today ? shown : pinManifest(shown);
  return JSON.stringify({ ...written, ...added }, undefined, 2);
}

async function runCommands(
  project: Project,
  { code, place, prints }: StepOf<'commands'>,
): Promise<string> {
  let printed = '';
  const commands = code.trim().split('\n');
  for (const [index, command] of commands.entries()) {
    const { succeeded, output } = await run(project, command);
    printed += output;
    if (prints && index === commands.length - 1) {
      expectOutput(output, prints.code, `${prints.place}: \`${command}\``);
    } else if (!succeeded) {
      throw new Error(`${place}: \`${command}\` fails:\n${indent(output)}`);
    }
  }
  return printed;
}

/**
 * Looks for what a page quotes in what a command printed.
 *
 * @param command to name in the message, with its place
 */
export function expectOutput(
  output: string,
  quoted: string,
  command: string,
): void {
  expect(
    withoutDurations(output),
    `${command} does not print what the page says`,
  ).toContain(withoutDurations(quoted.trim()));
}

/** How long a test takes differs from run to run. */
function withoutDurations(text: string): string {
  return text.replaceAll(/ \(\d+(?:\.\d+)? m?s\)$/gm, '');
}

/**
 * Runs a command in a project, with the packages that it names pinned to the site's versions, unless the
 * project is one of today.
 */
export async function run(project: Project, command: string): Promise<Run> {
  const target = /^cd (?<target>\S+)$/.exec(command)?.groups?.target;
  if (target !== undefined) {
    project.folder = resolve(project.folder, target);
    return { succeeded: existsSync(project.folder), output: '' };
  }
  const { succeeded, output } = await runInShell(
    project.today ? command : pinCommand(command),
    project,
  );
  if (!succeeded && unreachable.test(output)) {
    throw new Error(
      `\`${command}\` can't reach the registry. The tests of the guides install packages from it: check the network and npm's settings, then run them again.\n${indent(output)}`,
    );
  }
  return { succeeded, output: output.replaceAll(project.folder + sep, '') };
}

/** Keeps Vitest from taking the stack of another program for that of the error itself. */
function indent(output: string): string {
  return output.replaceAll(/^/gm, '│ ');
}

/** Codes with which npm and pnpm end if there is no answer from the registry. */
const unreachable =
  /\b(?:EAI_AGAIN|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTCACHED|ENOTFOUND|ETIMEDOUT|ERR_SOCKET_TIMEOUT)\b/;

function runInShell(command: string, project: Project): Promise<Run> {
  return new Promise((resolveRun, reject) => {
    let output = '';
    const child = spawn(command, {
      cwd: project.folder,
      env: readerEnvironment(project),
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child
      .once('error', reject)
      .once('close', code => resolveRun({ succeeded: code === 0, output }));
  });
}

/** Where pnpm and Yarn keep what they have downloaded. */
const cache = join(import.meta.dirname, '../../.cache/tests');

/** What npm and Vitest set for the tests themselves, which a reader's terminal doesn't have. */
const ofTests =
  /^(?:npm_(?!config_)|npm_config_local_prefix$|VITEST|NODE_ENV$|NODE_OPTIONS$|FORCE_COLOR$)/i;

function readerEnvironment({
  commands = '',
  today = false,
}: Project): NodeJS.ProcessEnv {
  const { PATH = '', ...others } = process.env;
  // Without the commands of the site's own packages.
  const folders = PATH.split(delimiter).filter(
    folder => !folder.includes(join('node_modules', '.bin')),
  );
  return {
    ...Object.fromEntries(
      Object.entries(others).filter(([name]) => !ofTests.test(name)),
    ),
    PATH: [commands, ...folders].filter(Boolean).join(delimiter),
    NO_COLOR: '1',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_loglevel: 'error',
    // npm's cache may have what was the newest version earlier.
    npm_config_prefer_offline: String(!today),
    npm_config_update_notifier: 'false',
    // `npx` may only run what the guide has installed.
    npm_config_yes: 'false',
    // Not in the home folder, whose owner may not use them.
    npm_config_store_dir: join(cache, 'pnpm'),
    YARN_CACHE_FOLDER: join(cache, 'yarn'),
  };
}

/** Writes a file that isn't on the page: what a reader has, or tries. */
export async function writeProjectFile(
  { folder }: Project,
  path: string,
  content: string,
): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/**
 * Changes a file that a guide has written.
 *
 * @throws when the file doesn't have the text
 */
export async function changeFile(
  { folder }: Project,
  path: string,
  text: string,
  replacement: string,
): Promise<void> {
  const file = join(folder, path);
  const before = await readFile(file, 'utf8');
  if (!before.includes(text)) {
    throw new Error(
      `The guide's ${path} doesn't contain "${text}". Name what it has now.`,
    );
  }
  await writeFile(file, before.replace(text, replacement));
}
