import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildFolder } from '../../scripts/site/buildSite.mjs';
import { redirects } from '../fixtures/routes';

function read(name: string): string {
  return readFileSync(new URL(name, buildFolder), 'utf8');
}

test.each(redirects)('hosts send %s to %s', (from, to) => {
  expect(read('_redirects')).toContain(`${from} ${to} 301`);
  expect(JSON.parse(read('vercel.json'))).toMatchObject({
    redirects: expect.arrayContaining([
      { source: from, destination: to, permanent: true },
    ]) as unknown,
  });
});
