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
      code: `async function save() {}\nsave();\nconst count: number = '1';\nif (count == 1) { debugger; }\n`,
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
  expect(await client.states()).toEqual([
    'loading',
    'starting',
    'busy',
    'ready',
  ]);
});
