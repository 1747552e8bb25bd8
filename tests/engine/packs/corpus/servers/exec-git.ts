import { exec } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(exec);

export async function branch() {
  const { stdout, stderr } = await run('git branch --show-current');
  if (stderr) throw stderr;
  return stdout.trim();
}
