import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expect, night, test } from './page';
import { openLinted, problemItems } from './playgroundPage';

/** Code whose reports depend on the types of packages that it imports. */
const samples = {
  'React and Node.js': {
    fileType: '.tsx',
    code: `import { readFileSync } from 'node:fs';
import { useState } from 'react';

export function Report({ path }: { path: string }) {
  const [text, setText] = useState(readFileSync(path, 'utf8'));
  const load = async () => {
    setText(await Promise.resolve(process.env.REPORT ?? ''));
  };
  return <button onClick={load}>{text!}</button>;
}
`,
  },
  Vitest: {
    fileType: '.ts',
    code: `import { expect, it } from 'vitest';

it('adds', () => {
  expect(Promise.resolve(1)).resolves.toBe(1);
  const sum = 1 + 1;
  expect(sum as number).toBe(2);
});
`,
  },
};
const eslintrc = '{ "extends": ["strict-type-checked"] }';

/** Downloads the project that is open, and unpacks it into a folder. */
async function download(page: Page, folder: string): Promise<string> {
  await page.getByRole('button', { name: 'Share' }).click();
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as a project' }).click(),
  ]);
  const files = unzipSync(await readFile(await archive.path())) as Record<
    string,
    Uint8Array
  >;
  for (const [path, bytes] of Object.entries(files)) {
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
  return join(folder, dirname(Object.keys(files)[0] ?? ''));
}

/** What ESLint reports in a project once its packages are installed: places and rules. */
async function install(project: string): Promise<string[]> {
  const inProject = { cwd: project };
  await promisify(execFile)('npm', ['install', '--silent'], inProject);
  const { stdout } = await promisify(execFile)(
    'npx',
    ['eslint', '.', '-f', 'json'],
    inProject,
  ).catch((error: unknown) => error as { stdout: string });
  const results = JSON.parse(stdout) as {
    messages: { line: number; column: number; ruleId: string }[];
  }[];
  return results
    .flatMap(({ messages }) => messages)
    .map(
      ({ line, column, ruleId }) =>
        `${String(line)}:${String(column)} ${ruleId}`,
    )
    .sort();
}

for (const [name, { code, fileType }] of Object.entries(samples)) {
  test(
    `a downloaded project with types of ${name} has the reports of the page`,
    night,
    async ({ page }) => {
      await openLinted(page, { code, eslintrc, fileType });
      const items = problemItems(page).filter({ hasText: 'ESLint' });
      await expect(items.first()).toBeVisible();
      const shown = await items.evaluateAll(elements =>
        elements.map(element => element.textContent ?? ''),
      );
      const folder = await mkdtemp(join(tmpdir(), 'playground-download-'));
      try {
        const reports = await install(await download(page, folder));
        expect(reports).toHaveLength(shown.length);
        for (const report of reports) {
          const [place = '', rule = ''] = report.split(' ');
          expect(
            shown.some(text => text.includes(place) && text.includes(rule)),
            report,
          ).toBe(true);
        }
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  );
}
