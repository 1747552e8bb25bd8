import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { projectFolder } from '../run.mjs';

/** Says which folders a process is writing to. */
const lockFolder = new URL('.cache/locks/', projectFolder);

/**
 * Makes a build next to the last one, which may be being served, and puts it in its place when it is whole.
 *
 * @param folders.build where the last build is, if there is one
 * @param folders.draft where the new one is made
 * @param folders.previous where the last build is afterward
 * @param make writes all files of the new build
 */
export async function replaceBuild(
  { build, draft, previous }: Record<'build' | 'draft' | 'previous', URL>,
  make: (draft: URL) => Promise<void>,
): Promise<void> {
  await rm(draft, { force: true, recursive: true });
  await make(draft);
  await rm(previous, { force: true, recursive: true });
  await rename(build, previous).catch(() => {
    // It's the first.
  });
  await rename(draft, build);
}

/**
 * Does something with a folder while no other process of this project does.
 *
 * @throws when another one does
 */
export async function withLock(
  folder: URL,
  act: () => Promise<void>,
): Promise<void> {
  const file = new URL(folder.pathname.replaceAll('/', '_'), lockFolder);
  await mkdir(lockFolder, { recursive: true });
  await takeLock(file).catch(async () => {
    const owner = Number(await readFile(file, 'utf8'));
    if (isRunning(owner)) {
      throw new Error(
        `Another process (${String(owner)}) is building the site in this folder. Wait until it's done, then try again.`,
      );
    }
    // That one was stopped.
    await rm(file);
    await takeLock(file);
  });
  try {
    await act();
  } finally {
    await rm(file);
  }
}

/** Only one process can make the file. */
function takeLock(file: URL) {
  return writeFile(file, String(process.pid), { flag: 'wx' });
}

function isRunning(id: number) {
  try {
    // It only looks whether there is one.
    return process.kill(id, 0);
  } catch {
    return false;
  }
}
