import { readdirSync, readFileSync } from 'node:fs';
import { version as typescriptVersion } from 'typescript';
import { expect, test } from 'vitest';
import { buildFolder } from '../../scripts/run.mjs';
import { readHostFiles } from '../../scripts/site/headers';
import { listSavedFiles } from '../../scripts/site/serviceWorker';
import { builtPages } from '../builtPages';
import { redirects } from '../fixtures/routes';

function read(name: string): string {
  return readFileSync(new URL(name, buildFolder), 'utf8');
}

test.each(redirects)('hosts send %s to %s', (from, to) => {
  expect(read('_redirects')).toContain(`${from} ${to} 301`);
  expect(JSON.parse(read('vercel.json'))).toMatchObject({
    redirects: expect.arrayContaining([
      { source: from, destination: to, statusCode: 301 },
    ]) as unknown,
  });
});

test('hosts without patterns for whole sites send each page with a policy', () => {
  const withPolicy = read('_headers')
    .split('\n\n')
    .filter(block => block.includes('Content-Security-Policy:'))
    .map(block => block.trim().split('\n')[0] ?? '');
  const hasPolicy = (path: string) =>
    withPolicy.some(pattern =>
      pattern.endsWith('/*')
        ? `${path}/`.startsWith(pattern.slice(0, -1))
        : path === pattern || `${path}/` === pattern,
    );
  const pages = [...builtPages().keys()];
  expect(pages.length).toBeGreaterThan(143);
  expect(pages.filter(path => !hasPolicy(path))).toEqual([]);
});

test('what is saved for reading offline is as it is listed', async () => {
  const [name = ''] = readdirSync(buildFolder).filter(file =>
    /^offline-files\.\w+\.json$/.test(file),
  );
  const saved = await listSavedFiles(
    buildFolder,
    typescriptVersion,
    readHostFiles(buildFolder).redirects,
  );
  expect(Object.keys(saved).length).toBeGreaterThan(400);
  expect(JSON.parse(read(name))).toEqual(saved);
});
