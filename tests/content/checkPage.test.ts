import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createVerifier } from '../../plugins/examples/verifier';
import { checkPage } from '../../scripts/check/checkPage';
import { findPage } from '../../scripts/check/findPage';

const siteDir = join(import.meta.dirname, '../..');
const verify = createVerifier(siteDir);

async function check(page: string): Promise<string[]> {
  const problems = await checkPage(
    siteDir,
    `tests/fixtures/pages/${page}`,
    verify,
  );
  return problems
    .sort((a, b) => a.line - b.line)
    .map(({ line, message }) => `${String(line)}: ${message}`);
}

// The compiler reads the types of React and of the theme.
const timeout = 60_000;

it('a page in MDX is told each of its faults', { timeout }, async () =>
  expect(await check('faults.mdx')).toEqual([
    '1: The front matter has no description. Searches show it: one sentence that says what a reader learns.',
    `6: '"@site/src/rules/presets/PresetTable"' has no exported member named 'PresetTabel'. Did you mean 'PresetTable'?`,
    "7: Cannot find module '@theme/Tabz' or its corresponding type declarations.",
    '11: The image ./chart.png is not there.',
    '13: The image /img/chart.png is not there in static/.',
    "15: The image https://example.com/chart.png is on another host, which every reader's browser would contact. Put it into static/img/.",
    "17: The build doesn't include images written in HTML. Write ![what it shows](./file.png).",
    "21: Property 'preset' is missing in type '{}' but required in type 'Props'.",
    "23: Type '{ preset: string; sorted: true; }' is not assignable to type 'IntrinsicAttributes & Props'. Property 'sorted' does not exist on type 'IntrinsicAttributes & Props'.",
    '25: There is no component <RuleTable>. Import it at the top of the page, or correct its name.',
    '27: The link to ./elsewhere.md leads nowhere: there is no such file.',
    '27: The link to #nope leads nowhere: /rules/no-shadow has no such heading.',
    "30: TypeScript error 2322: Type 'string' is not assignable to type 'number'. Declare what is missing, or announce the error: typeErrors=2322.",
  ]),
);

it('a page in plain Markdown likewise', { timeout }, async () =>
  expect(await check('faults.md')).toEqual([
    '1: The front matter has no description. Searches show it: one sentence that says what a reader learns.',
    '6: Plain Markdown has no imports. Rename the page to .mdx, or write the line as code.',
    '10: The image ./chart.png is not there.',
    "12: The build doesn't include images written in HTML. Write ![what it shows](./file.png).",
    '14: Plain Markdown has no components. Rename the page to .mdx if <Tabs> is one, or write it as code.',
  ]),
);

it('a page that can’t be read is told where', async () => {
  expect(await check('unfinished.mdx')).toEqual([
    "8: The page can't be read: Expected a closing tag for `<Tabs>`.",
  ]);
  expect(await check('frontMatter.md')).toEqual([
    "3: The front matter isn't YAML: missed comma between flow collection entries.",
  ]);
});

it('a page that isn’t there gets the nearest ones', () => {
  const find = (path: string) => () => findPage(siteDir, join(siteDir, path));
  expect(find('docs/users/configs.md')).toThrow(
    'There is no page docs/users/configs.md. Did you mean docs/users/configs.mdx',
  );
  expect(find('docs')).toThrow('Pages are in blog/, docs/, rules/.');
  expect(find('package.json')).toThrow('package.json is not in Markdown.');
  expect(find('docs/users/configs.mdx')()).toBe('docs/users/configs.mdx');
});
