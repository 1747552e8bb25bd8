import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

export async function copyFolder(from: string, to: string): Promise<void> {
  mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true });
  entries.forEach(async entry => {
    if (entry.isFile()) await copyFile(join(from, entry.name), join(to, entry.name));
  });
}
