import { expect, test } from './page';
import { readAssets } from './playground/assets';
import { inputWith, openClient } from './playground/linterClient';

const assets = readAssets();

test('lints with presets, types and TypeScript’s own diagnostics', async ({
  page,
}) => {
  const client = await openClient(page, assets);
  const report = await client.ask(
    'lint',
    inputWith({
      code: `async function save() { await Promise.resolve(); }
save();
const count: number = '1';
if (count == 1) { debugger; }
`,
      config: {
        extends: [
          'eslint:recommended',
          'plugin:@typescript-eslint/strict-type-checked',
        ],
        rules: { eqeqeq: 'error' },
      },
    }),
  );
  expect(report?.errors).toEqual([]);
  expect(report?.messages.map(({ ruleId }) => ruleId)).toEqual([
    '@typescript-eslint/no-floating-promises',
    'eqeqeq',
    'no-debugger',
  ]);
  expect(report?.typeDiagnostics.map(({ code }) => code)).toEqual([2322]);
});

test('shows how far it has loaded, and warms up before it is ready', async ({
  page,
}) => {
  const client = await openClient(page, assets);
  await client.waitFor('ready');
  expect(await client.states()).toEqual(['loading', 'starting', 'ready']);
  const progress = (await client.statuses()).flatMap(status =>
    status.state === 'loading' ? [status] : [],
  );
  expect(progress[0]).toMatchObject({
    what: `TypeScript ${assets.defaultVersion}`,
    loaded: 0,
  });
  const last = progress.at(-1);
  expect(last?.loaded).toBe(last?.total);
  const loaded = progress.map(status => status.loaded);
  expect(loaded).toEqual([...loaded].sort((a, b) => a - b));
});

for (const { version } of assets.typescript) {
  test(`runs TypeScript ${version}, and loads no other`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', request => {
      if (request.url().includes('/playground/typescript-')) {
        scripts.push(request.url());
      }
    });
    const client = await openClient(page, assets, version);
    const input = inputWith({
      // `satisfies` and `const` type parameters are newer than the oldest.
      code: 'const wide = { a: 1 } satisfies object; await wide; wide;',
      config: { extends: ['all'] },
    });
    const report = await client.ask('lint', input);
    const isNew = version !== '4.7.4';
    expect(report?.messages.map(({ ruleId }) => ruleId).includes(null)).toBe(
      !isNew,
    );
    expect((await client.ask('typeAt', input, 6))?.type).toMatch(/\{ a: /);
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      expect(script).toContain(`typescript-${version}.`);
    }
  });
}
