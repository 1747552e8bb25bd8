import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { setupConfig, setupSteps } from './setupSteps';

it('reports on TypeScript with the config as it is shown', async () => {
  const project = mkdtempSync(join(tmpdir(), 'setup-'));
  try {
    symlinkSync(resolve('node_modules'), join(project, 'node_modules'), 'dir');
    writeFileSync(join(project, 'eslint.config.mjs'), setupConfig);
    writeFileSync(join(project, 'cache.ts'), 'export const a: any = {};\n');
    const output = await runEslint(project);
    expect(output.match(/^.*error .*$/gm)).toEqual([
      expect.stringMatching(/^ *1:17 .* @typescript-eslint\/no-explicit-any$/),
    ]);
  } finally {
    rmSync(project, { recursive: true });
  }
});

it('installs versions that go together', () => {
  expect(setupSteps()[0]?.html.replaceAll(/<[^>]+>/g, '')).toBe(
    'npm install --save-dev eslint@8 typescript@5.4 typescript-eslint@7',
  );
});

/** What `eslint .` prints in a folder. It exits with an error when there are reports. */
function runEslint(folder: string): Promise<string> {
  return new Promise(resolveOutput => {
    execFile(
      process.execPath,
      [resolve('node_modules/eslint/bin/eslint.js'), '--no-color', '.'],
      { cwd: folder },
      (_error, stdout) => {
        resolveOutput(stdout);
      },
    );
  });
}
