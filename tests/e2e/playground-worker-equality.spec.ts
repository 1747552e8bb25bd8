import {
  getCorpusInputs,
  getExampleInputs,
  type NamedInput,
} from '../engine/inputs';
import { writeProjectFiles } from '../engine/projectFiles';
import { lintAsReference } from '../engine/reference';
import { expect, test } from './page';
import { readAssets } from './playground/assets';
import { openClient } from './playground/linterClient';

const corpus = getCorpusInputs().presetAll;

/** Every other example: the engine's own test has all of them. */
const examples = getExampleInputs().filter((_, index) => index % 2 === 0);

/** Fixing is compared where it takes several passes. */
const hasManyFixes = (input: NamedInput): boolean => corpus.includes(input);

test('reports, suggests and fixes what the ESLint class in Node does', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const inputs = [...corpus, ...examples];
  expect(inputs.length).toBeGreaterThanOrEqual(300);
  const client = await openClient(page, {
    ...readAssets(),
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
});
