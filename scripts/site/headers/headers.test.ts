import { describe, expect, test } from 'vitest';

import { printHeadersFile, vercelConfig } from './hostFiles.mjs';
import { linterPolicy, printPolicy } from './policy.mjs';
import { headerRules, responseHeaders } from './rules.mjs';

const files = {
  pages: [
    '/404.html',
    '/blog/index.html',
    '/blog/post/index.html',
    '/index.html',
    '/play/index.html',
  ],
  linterWorkers: ['/playground/worker.0a1b2c3d.js'],
  scriptHashes: ["'sha256-AAAA='"],
};
const policyName = 'Content-Security-Policy';
const otherPaths = [
  '/',
  '/blog',
  '/play',
  '/no/such/page',
  '/sw.js',
  '/playground/typescript.0a1b2c3d.js',
  '/playground/worker.0a1b2c3d.json',
  '/playground/workerx0a1b2c3d.js',
  '/x/playground/worker.0a1b2c3d.js',
];

describe('one policy for each response', () => {
  const rules = headerRules(files, []);
  const policyOf = (path: string) =>
    rules
      .filter(({ source }) => new RegExp(`^${source}$`).test(path))
      .flatMap(({ headers }) => headers[policyName] ?? []);

  test.each(otherPaths)('%s', path => {
    const [policy, ...others] = policyOf(path);
    expect(policy).toContain("script-src 'self' 'sha256-AAAA=';");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(others).toEqual([]);
  });

  test("the linter's worker", () => {
    expect(policyOf('/playground/worker.0a1b2c3d.js')).toEqual([
      "default-src 'none'; script-src 'self' 'unsafe-eval'; connect-src 'self'",
    ]);
  });
});

test('the hosted search may be asked', () => {
  const rules = headerRules(files, ['https://app-dsn.algolia.net']);
  expect(responseHeaders(rules, '/')[policyName]).toContain(
    "connect-src 'self' https://app-dsn.algolia.net;",
  );
  expect(
    responseHeaders(rules, '/playground/worker.0a1b2c3d.js')[policyName],
  ).toContain("connect-src 'self'");
});

test.each([
  ['/assets/js/main.0a1b2c3d.js', 'public, max-age=31536000, immutable'],
  ['/playground/libs-5.4.0a1b2c3d.json', 'public, max-age=31536000, immutable'],
  ['/blog/assets/js/main.0a1b2c3d.js', 'no-cache'],
  ['/manifest.json', 'no-cache'],
  ['/', 'no-cache'],
])('caching of %s', (path, caching) => {
  expect(responseHeaders(headerRules(files, []), path)['Cache-Control']).toBe(
    caching,
  );
});

describe('in the format of Netlify and Cloudflare Pages', () => {
  const text = printHeadersFile(files, []);

  test.each(['/', '/blog', '/blog/post', '/play', '/404.html'])(
    '%s has the base policy and that of pages',
    path => {
      const policies = joinedHeaders(text, path).get(policyName) ?? [];
      expect(policies).toHaveLength(2);
      expect(policies.join()).toContain("script-src 'self' 'sha256-AAAA=';");
      expect(policies.join()).not.toContain('unsafe-eval');
    },
  );

  test("the linter's worker has only what it can live with", () => {
    const policies =
      joinedHeaders(text, '/playground/worker.0a1b2c3d.js').get(policyName) ??
      [];
    expect(policies).toEqual([
      "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
      printPolicy(linterPolicy),
    ]);
  });

  test.each(otherPaths)('%s has each other header once', path => {
    const headers = joinedHeaders(text, path);
    headers.delete(policyName);
    expect(headers.get('X-Frame-Options')).toEqual(['DENY']);
    for (const values of headers.values()) {
      expect(values).toHaveLength(1);
    }
  });

  test('keeps to the limits of hosts', () => {
    const lines = text.split('\n');
    expect(lines.filter(line => line.startsWith('/')).length).toBeLessThan(100);
    for (const line of lines) {
      expect(line.length).toBeLessThan(2000);
    }
  });
});

test('Vercel gets the rules as they are', () => {
  expect(vercelConfig(files, []).headers).toContainEqual({
    source: String.raw`/(playground/worker\.0a1b2c3d\.js)`,
    headers: [{ key: policyName, value: printPolicy(linterPolicy) }],
  });
});

/** Reads the format as those hosts do: the headers of all rules that match, joined. */
function joinedHeaders(text: string, path: string): Map<string, string[]> {
  const joined = new Map<string, string[]>();
  for (const block of text.split(/\n(?=\/)/)) {
    const [pattern = '', ...lines] = block.trim().split('\n');
    const matches = pattern.endsWith('*')
      ? path.startsWith(pattern.slice(0, -1))
      : path === pattern;
    for (const line of matches ? lines : []) {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      joined.set(name, [...(joined.get(name) ?? []), value]);
    }
  }
  return joined;
}
