import {
  getCorpusInputs,
  getExampleInputs,
  type NamedInput,
} from '../engine/inputs';
import { writeProjectFiles } from '../engine/projectFiles';
import { lintAsReference } from '../engine/reference';
import { expect, night, test } from './page';
import { readAssets } from './playground/assets';
import { inputWith, openClient } from './playground/linterClient';
import { expectCode, openLinted, problemItems } from './playgroundPage';

const assets = readAssets();

const corpus = getCorpusInputs().presetAll;

/** Every other example: the engine's own test has all of them. */
const examples = getExampleInputs().filter((_, index) => index % 2 === 0);

/** Fixing is compared where it takes several passes. */
const hasManyFixes = (input: NamedInput): boolean => corpus.includes(input);

test(
  'reports, suggests and fixes what the ESLint class in Node does',
  night,
  async ({ page }) => {
    test.setTimeout(300_000);
    const inputs = [...corpus, ...examples];
    expect(inputs.length).toBeGreaterThanOrEqual(300);
    const client = await openClient(page, {
      ...assets,
      // In Node, no packages are installed next to the code.
      packs: [],
    });
    const files = writeProjectFiles(inputs);
    const differences = [];
    for (const input of inputs) {
      const question = { ...input, sourceType: 'module' } as const;
      const file = files.get(input);
      const report = await client.ask('lint', question);
      const browser = { messages: report?.messages, output: '' };
      const { messages } = await lintAsReference(input, file, false);
      const node = { messages, output: '' };
      if (hasManyFixes(input)) {
        browser.output = (await client.ask('fix', question))?.output ?? '';
        const fixed = await lintAsReference(input, file, true);
        node.output = fixed.output ?? input.code;
      }
      if (JSON.stringify(browser) !== JSON.stringify(node)) {
        differences.push({ name: input.name, browser, node });
      }
    }
    files.remove();
    expect(differences).toEqual([]);
  },
);

for (const { version } of assets.typescript) {
  test(
    `runs TypeScript ${version}, and loads no other`,
    night,
    async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', request => {
        if (request.url().includes('/playground/typescript-')) {
          scripts.push(request.url());
        }
      });
      await openLinted(page, {
        ts: version,
        // `satisfies` is newer than the oldest.
        code: 'const wide = { a: 1 } satisfies object;\n//    ^?\n',
        eslintrc: '{ "extends": ["plugin:@typescript-eslint/all"] }',
      });
      await expectCode(page, /const wide: \{ a: number/);
      await expect(
        problemItems(page).filter({ hasText: 'Parsing error' }),
      ).toHaveCount(version === '4.7.4' ? 1 : 0);
      expect(scripts.length).toBeGreaterThan(0);
      for (const script of scripts) {
        expect(script).toContain(`typescript-${version}.`);
      }
    },
  );
}

test(
  'lints 10,000 lines within the time limit, with every rule',
  night,
  async ({ page }) => {
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
    const trees = await client.ask('treeChildren', inputWith({ code }), 'es', [
      ['tokens'],
    ]);
    expect(trees?.[0]?.length).toBeGreaterThan(50_000);
  },
);
