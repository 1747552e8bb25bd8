import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildFolder } from '../../scripts/site/buildSite.mjs';
import { expect, open, test } from './page';

const headers = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': /camera=\(\)/,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

for (const path of ['/', '/play', '/rules/', '/linting/configs', '/no-such']) {
  test(`${path} is sent with a strict policy`, async ({ baseURL }) => {
    const { headers: received } = await fetch(new URL(path, baseURL));
    const sent = Object.fromEntries(received);
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
  });
}

test('the not-found page has its policy in itself, for any host', () => {
  const html = readFileSync(new URL('404.html', buildFolder), 'utf8');
  const [, content = ''] =
    /^<!doctype html>\s*<html[^>]*>\s*<head><meta http-equiv="Content-Security-Policy" content="([^"]+)">/i.exec(
      html,
    ) ?? [];
  expect(readPolicy(content).get('script-src')).toMatch(/^'self' 'sha256-/);
});

test('what is cached forever has a hash in its name', () => {
  const names = ['assets', 'playground'].flatMap(top => filesBelow(top));
  expect(names.length).toBeGreaterThan(10);
  expect(
    names.filter(name => !/[.-][\da-f]{8,}\.\w+(?:\.br)?$/.test(name)),
  ).toEqual([]);
});

test.describe('a script that got into a page', () => {
  test.use({
    expectedProblems: /Content Security Policy/,
    expectsViolations: true,
  });

  for (const [way, attack] of [
    [
      'as an element',
      () => {
        const script = document.createElement('script');
        script.text = 'window.attacked = true';
        document.body.append(script);
      },
    ],
    [
      'as an attribute',
      () => {
        const button = document.createElement('button');
        button.setAttribute('onclick', 'window.attacked = true');
        document.body.append(button);
        button.click();
      },
    ],
    [
      'as a link',
      () => {
        const link = document.createElement('a');
        link.href = 'javascript:window.attacked=true;void 0';
        document.body.append(link);
        link.click();
      },
    ],
  ] as const) {
    test(`${way} does not run`, async ({ page, problems }) => {
      await open(page, '/');
      await page.evaluate(attack);
      await expect.poll(() => problems.length).toBe(1);
      expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
    });
  }
});

test.describe('framed', () => {
  test.use({
    expectedProblems: /frame-ancestors|X-Frame-Options|ERR_BLOCKED/,
    expectsViolations: true,
  });

  test('no page is shown in another', async ({ page, baseURL, problems }) => {
    await page.route('**/framing', route =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe src="${baseURL ?? ''}/rules/"></iframe>`,
      }),
    );
    await page.goto('/framing');
    await expect.poll(() => problems.join('\n')).toMatch(/frame-ancestors/);
  });
});

function readPolicy(text: string): Map<string, string> {
  return new Map(
    text.split('; ').map(directive => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

/** Paths of the files in a folder of the build, none if it is not there. */
function filesBelow(folder: string): string[] {
  return readdirSync(fileURLToPath(buildFolder), {
    recursive: true,
    withFileTypes: true,
  })
    .filter(entry => entry.isFile())
    .map(entry => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'))
    .filter(path => path.includes(`/build/${folder}/`));
}
