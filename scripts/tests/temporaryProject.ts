import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';

/** A project's folder on disk, until the test that it was made in has finished. */
export function temporaryProject(): URL {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'project-')));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  return pathToFileURL(`${folder}/`);
}

/** Writes files, by their paths in a project. */
export function writeFiles(project: URL, files: Record<string, string>): void {
  for (const [path, content] of Object.entries(files)) {
    const file = new URL(path, project);
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, content);
  }
}
