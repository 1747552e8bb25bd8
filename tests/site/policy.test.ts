import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFolder, projectFolder } from '../../scripts/run.mjs';
import { inlineScriptHashes } from '../../scripts/site/headers/headerRules';
import { builtPages } from '../builtPages';
import { ServedSite } from './server';

let site: ServedSite;

beforeAll(async () => {
  site = await ServedSite.start();
});

afterAll(() => site.stop());

const headers = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': /camera=\(\)/,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

test.each(['/', '/play', '/rules/', '/linting/configs', '/no-such'])(
  '%s is sent with a strict policy',
  async path => {
    const response = await fetch(new URL(path, site.url));
    const sent = Object.fromEntries(response.headers);
    for (const [name, value] of Object.entries(headers)) {
      expect(sent[name], name).toMatch(value);
    }
    const policy = readPolicy(sent['content-security-policy'] ?? '');
    expect(policy.get('default-src')).toBe("'self'");
    expect(policy.get('script-src')).toMatch(
      /^'self'(?: 'sha256-[\w+/]{43}=')+$/,
    );
    expect(policy.get('connect-src')).toBe("'self'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
  },
);

test('no script that is in a page is blocked', async () => {
  const response = await site.fetch('/');
  const policy = readPolicy(
    response.headers.get('content-security-policy') ?? '',
  );
  const allowed = policy.get('script-src')?.split(' ');
  const scripts = [...builtPages()].flatMap(([path, html]) =>
    inlineScriptHashes(html).map(hash => ({ path, hash })),
  );
  expect(scripts.length).toBeGreaterThan(143);
  expect(scripts.filter(({ hash }) => !allowed?.includes(hash))).toEqual([]);
});

test('the not-found page has its policy in itself, for any host', () => {
  const html = readFileSync(new URL('404.html', buildFolder), 'utf8');
  const [, content = ''] =
    /^<!doctype html>\s*<html[^>]*>\s*<head><meta http-equiv="Content-Security-Policy" content="([^"]+)">/i.exec(
      html,
    ) ?? [];
  expect(readPolicy(content).get('script-src')).toMatch(/^'self' 'sha256-/);
});

test('what is cached forever has a hash in its name', () => {
  const names = readdirSync(fileURLToPath(buildFolder), {
    encoding: 'utf8',
    recursive: true,
  }).filter(name => /^(?:assets|playground)[\\/].*\.\w+$/.test(name));
  expect(names.length).toBeGreaterThan(10);
  expect(
    names.filter(name => !/[.-][\da-f]{8,}\.\w+(?:\.br)?$/.test(name)),
  ).toEqual([]);
});

// Besides what it gives away, a site that is built somewhere else would have other hashes.
test('no script or style names the folder that the site was built in', () => {
  const folder = fileURLToPath(projectFolder).slice(0, -1);
  const names = readdirSync(fileURLToPath(buildFolder), {
    encoding: 'utf8',
    recursive: true,
  }).filter(name => /\.(?:css|js)$/.test(name));
  expect(names.length).toBeGreaterThan(10);
  expect(
    names.filter(name =>
      readFileSync(new URL(name, buildFolder), 'utf8').includes(folder),
    ),
  ).toEqual([]);
});

function readPolicy(text: string): Map<string, string> {
  return new Map(
    text.split('; ').map(directive => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}
