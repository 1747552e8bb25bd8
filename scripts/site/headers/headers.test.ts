import { describe, expect, test } from 'vitest';
import { printHeadersFile, printRedirectsFile, vercelConfig } from '.';
import {
  headerRules,
  linterPolicy,
  pagePolicy,
  responseHeaders,
} from './headerRules';

const files = {
  pages: [
    '/404.html',
    '/blog/index.html',
    '/blog/post/index.html',
    '/index.html',
    '/play/index.html',
  ],
  linterWorkers: ['/playground/worker.0a1b2c3d.js'],
  redirects: [],
  baseUrl: '/',
  policy: pagePolicy(["'sha256-AAAA='"], []),
};
const policyName = 'Content-Security-Policy';
const documents = ['/', '/blog', '/play', '/no/such/page', '/sw.js'];
const assets = [
  '/assets/js/main.0a1b2c3d.js',
  '/assets/css/styles.0a1b2c3d.css',
  '/img/logo.svg',
  '/manifest.json',
  '/playground/typescript.0a1b2c3d.js',
  '/playground/worker.0a1b2c3d.json',
];

describe('one policy for each response', () => {
  const rules = headerRules(files);
  const policyOf = (path: string) =>
    rules
      .filter(({ source }) => new RegExp(`^${source}$`).test(path))
      .flatMap(({ headers }) => headers)
      .filter(({ key }) => key === policyName)
      .map(({ value }) => value);

  test.each(assets)('%s, which needs none', path =>
    expect(policyOf(path)).toEqual([]),
  );

  test.each(documents)('%s', path => {
    const [policy, ...others] = policyOf(path);
    expect(policy).toContain("script-src 'self' 'sha256-AAAA=';");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(others).toEqual([]);
  });

  test("the linter's worker", () =>
    expect(policyOf('/playground/worker.0a1b2c3d.js')).toEqual([
      "default-src 'none'; script-src 'self' 'unsafe-eval'; connect-src 'self'",
    ]));
});

test('the hosted search may be asked', () => {
  const rules = headerRules({
    ...files,
    policy: pagePolicy([], ['https://app-dsn.algolia.net']),
  });
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
])('caching of %s', (path, caching) =>
  expect(responseHeaders(headerRules(files), path)['Cache-Control']).toBe(
    caching,
  ),
);

describe('in the format of Netlify and Cloudflare Pages', () => {
  const text = printHeadersFile(files);

  // Cloudflare adds slashes.
  test.each(['/', '/blog/', '/blog/post/', '/play/', '/404.html'])(
    '%s has the policy of pages',
    path => {
      const [policy, ...others] =
        joinedHeaders(text, path).get(policyName) ?? [];
      expect(policy).toContain("script-src 'self' 'sha256-AAAA=';");
      expect(policy).not.toContain('unsafe-eval');
      expect(others).toEqual([]);
    },
  );

  test("the linter's worker has only what it can live with", () => {
    const policies =
      joinedHeaders(text, '/playground/worker.0a1b2c3d.js').get(policyName) ??
      [];
    expect(policies).toEqual([linterPolicy]);
  });

  test.each(assets)('%s has no policy', path =>
    expect(joinedHeaders(text, path).has(policyName)).toBe(false),
  );

  test.each([...documents, ...assets])('%s has each header once', path => {
    const headers = joinedHeaders(text, path);
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

describe('redirects', () => {
  const redirects = [{ from: '/linting/configs', to: '/users/configs' }];

  test('are in the format of Netlify and Cloudflare Pages', () =>
    expect(printRedirectsFile({ redirects })).toBe(
      '/linting/configs /users/configs 301\n',
    ));

  test('are in the format of Vercel', () =>
    expect(vercelConfig({ ...files, redirects }).redirects).toContainEqual({
      source: '/linting/configs',
      destination: '/users/configs',
      statusCode: 301,
    }));
});

test('Vercel gets the rules as they are', () =>
  expect(vercelConfig(files).headers).toContainEqual({
    source: String.raw`/(playground/worker\.0a1b2c3d\.js)`,
    headers: [{ key: policyName, value: linterPolicy }],
  }));

describe('below another base URL', () => {
  test('every path of a file for hosts has it', () => {
    const text = printHeadersFile({ ...files, baseUrl: '/docs/' });
    const patterns = text.split('\n').filter(line => line.startsWith('/'));
    expect(patterns).toContain('/docs/*');
    expect(patterns).toContain('/docs/playground/worker.0a1b2c3d.js');
    expect(patterns.filter(path => !path.startsWith('/docs/'))).toEqual([]);
  });

  test.each([...documents, ...assets])('%s has the same headers', path => {
    const moved = responseHeaders(
      headerRules({ ...files, baseUrl: '/docs.v7/' }),
      `/docs.v7${path}`,
    );
    expect(moved).toEqual(responseHeaders(headerRules(files), path));
    expect(moved).toHaveProperty('X-Frame-Options');
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
