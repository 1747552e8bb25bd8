import type { Page } from '@playwright/test';
import { expect, test } from './page';
import { readAssets } from './playground/assets';
import { inputWith, openClient } from './playground/linterClient';

const assets = readAssets();

/** Keeps TypeScript busy for most of a minute. */
const runaway = `type Zeros<N extends number, A extends 0[] = []> =
  A['length'] extends N ? A : Zeros<N, [...A, 0]>;
${Array.from({ length: 400 }, (_, index) => {
  const name = String(index);
  return `declare const a${name}: Zeros<${String(990 - index)}>;
declare let b${name}: Zeros<${String(989 - index)}>;
b${name} = a${name};`;
}).join('\n')}
`;

const noDebugger = { rules: { 'no-debugger': 'error' } } as const;
const reported = inputWith({ code: 'debugger;', config: noDebugger });

test('is stopped and started again when types make the compiler run away', async ({
  page,
}) => {
  const client = await openClient(page, assets);
  await client.waitFor('ready');
  const lint = client.ask('lint', inputWith({ code: runaway }));
  await client.waitFor('busy');
  // As when a reader points at the code, and then goes on typing.
  const typeAt = client.ask('typeAt', inputWith({ code: runaway }), 5);
  const hover = client.ask('hover', reported, 0);
  expect(await lint).toBeUndefined();
  expect(await typeAt).toBeUndefined();
  expect(await hover).toBeNull();
  expect((await client.ask('lint', reported))?.messages).toHaveLength(1);

  const statuses = await client.statuses();
  expect(statuses).toContainEqual({
    state: 'restarted',
    reason: expect.stringMatching(/more than \d+ seconds/) as unknown,
  });
  expect(statuses.filter(({ state }) => state === 'restarted')).toHaveLength(1);
});

test('never delivers a stale answer', async ({ page }) => {
  const client = await openClient(page, assets);
  const all = { extends: ['eslint:all', 'all'] };
  const typed = ['d', 'de', 'deb', 'debugger;'].map(code =>
    client.ask('lint', inputWith({ code, config: all })),
  );
  const reports = await Promise.all(typed);
  expect(reports.map(report => report !== undefined)).toEqual([
    false,
    false,
    false,
    true,
  ]);
  expect(reports[3]?.messages.map(({ ruleId }) => ruleId)).toContain(
    'no-debugger',
  );
});

test('lints 10,000 lines within the time limit, with every rule', async ({
  page,
}) => {
  const client = await openClient(page, assets);
  const code = Array.from(
    { length: 2_500 },
    (_, index) => `export function f${String(index)}(a: any, b = 1) {
  if (a == b) { console.log(a) }
  return a.b + b;
}
`,
  ).join('');
  const report = await client.ask(
    'lint',
    inputWith({ code, config: { extends: ['eslint:recommended', 'all'] } }),
  );
  expect(report?.errors).toEqual([]);
  expect(report?.messages.length).toBeGreaterThan(10_000);
  expect(await client.states()).not.toContain('restarted');
  const tokens = await client.ask('treeChildren', inputWith({ code }), 'es', [
    'tokens',
  ]);
  expect(tokens?.length).toBeGreaterThan(50_000);
});

test('takes an empty file', async ({ page }) => {
  const client = await openClient(page, assets);
  const report = await client.ask(
    'lint',
    inputWith({ config: { extends: ['eslint:all', 'all'] } }),
  );
  expect(report).toMatchObject({ messages: [], errors: [] });
});

test('names a rule that throws, and runs the others', async ({ page }) => {
  // No rule of the plugin throws of itself: the page's copy of one is spoilt on its way.
  await page.route(`**${assets.worker}`, async route => {
    const response = await route.fetch();
    const script = await response.text();
    const spoilt = script.replace(
      /(DebuggerStatement\(\w+\)\{)/,
      '$1throw new Error("<b>spoilt</b>");',
    );
    expect(spoilt).not.toBe(script);
    await route.fulfill({ response, body: spoilt });
  });
  const client = await openClient(page, assets);
  const report = await client.ask(
    'lint',
    inputWith({
      code: 'if (a == b) { debugger; }',
      config: { rules: { 'no-debugger': 'error', eqeqeq: 'error' } },
    }),
  );
  expect(report?.errors).toEqual([
    {
      kind: 'crash',
      ruleId: 'no-debugger',
      message: expect.stringContaining('<b>spoilt</b>') as unknown,
    },
  ]);
  expect(report?.messages.map(({ ruleId }) => ruleId)).toEqual(['eqeqeq']);
});

test('takes configs that are out to pollute prototypes', async ({ page }) => {
  const client = await openClient(page, assets);
  await page.evaluate(() => {
    const hostile = (): object =>
      JSON.parse('{"__proto__": {"polluted": true}}') as object;
    Object.assign(globalThis, { hostile: hostile() });
  });
  const report = await client.ask(
    'lint',
    inputWith({
      code: 'debugger;',
      config: {
        // An own property of that name, as JSON.parse makes it.
        rules: Object.defineProperty({ ...noDebugger.rules }, '__proto__', {
          enumerable: true,
          value: 'error',
        }),
      },
    }),
  );
  expect(report?.messages).toHaveLength(1);
});

test.describe('when something cannot be loaded', () => {
  test.use({ expectedProblems: /404|net::ERR|Failed to load resource/ });

  /** Has a file fail until it is called. */
  async function spoil(
    page: Page,
    address: string,
    how: 'html' | 'missing' | 'offline',
  ): Promise<() => Promise<void>> {
    const pattern = `**${address}`;
    await page.route(pattern, route => {
      switch (how) {
        case 'html':
          return route.fulfill({ contentType: 'text/html', body: '<p>Log in' });
        case 'missing':
          return route.fulfill({ status: 404, body: 'Not found' });
        case 'offline':
          return route.abort('internetdisconnected');
      }
    });
    return () => page.unroute(pattern);
  }

  const [typescript] = assets.typescript;
  const cases = [
    [assets.worker, 'missing', /^ESLint and its rules .*404/],
    [typescript?.script ?? '', 'offline', /^TypeScript 5\.4\.5 .*connection/],
    [typescript?.libs ?? '', 'html', /^TypeScript 5\.4\.5 .*web page/],
  ] as const;

  for (const [address, how, reason] of cases) {
    test(`says so, and loads again on request: ${address.replace(/\.\w+\.js/, '')} ${how}`, async ({
      page,
    }) => {
      const mend = await spoil(page, address, how);
      const client = await openClient(page, assets);
      await client.waitFor('failed');
      expect((await client.statuses()).at(-1)).toEqual({
        state: 'failed',
        reason: expect.stringMatching(reason) as unknown,
      });
      const lint = client.ask('lint', reported);
      await client.retry();
      await client.waitFor('failed');
      await mend();
      await client.retry();
      expect((await lint)?.messages).toHaveLength(1);
      expect((await client.statuses()).at(-1)).toEqual({ state: 'ready' });
    });
  }

  test('says so when the script is broken', async ({ page }) => {
    await page.route(`**${assets.worker}`, route =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw "broken"' }),
    );
    const client = await openClient(page, assets);
    await client.waitFor('failed');
    expect((await client.statuses()).at(-1)).toMatchObject({
      reason: expect.stringContaining('broken') as unknown,
    });
  });
});
