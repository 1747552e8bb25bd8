import { beforeAll, expect, it, vi } from 'vitest';

let redirectOf: typeof import('./respond').redirectOf;

beforeAll(async () => {
  vi.stubGlobal('self', { location: { href: 'https://example.com/sw.js' } });
  ({ redirectOf } = await import('./respond'));
  vi.unstubAllGlobals();
});

const redirects = { '/rules/old': '/rules/new' };

it.each([
  ['/rules/old', '/rules/new'],
  ['/rules/@typescript-eslint/old', '/rules/new'],
  ['/rules/@typescript-eslint/new', '/rules/new'],
  ['/rules/new', undefined],
])('%s leads to %s', (path, target) =>
  expect(redirectOf(path, redirects)).toBe(target),
);
