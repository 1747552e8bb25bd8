import { readFileSync } from 'node:fs';
import plugin from '@typescript-eslint/eslint-plugin';
import { Window } from 'happy-dom';
import { expect, it } from 'vitest';
import { notesOf, type ShownReport } from '../../src/examples/notes/notesOf';
import { createNodeAnswers } from '../../src/linter/nodeAnswers';
import type { LinterClient } from '../../src/linter/protocol';
import { lintExample } from '../../src/liveExamples/lintExample';
import { inputFor, readExample } from '../../src/liveExamples/readExample';

const folder = new URL('../../build/rules/', import.meta.url);
const versions = { available: ['5.4.5'], default: '5.4.5' };
const answers = createNodeAnswers();
const ask = ((name, ...parameters) =>
  Promise.resolve(
    (answers[name] as (...given: unknown[]) => unknown)(...parameters),
  )) as LinterClient['ask'];

/** What is said about an example: the places and words of each report, and the way that its `any` came. */
type Said = [message: string, places: string[], origin: string[]][];

/** What the page says. */
function saidOnPage(figure: HTMLElement): Said {
  return [...figure.querySelectorAll('[data-report]')].map(report => [
    report.querySelector('p')?.textContent ?? '',
    [...report.querySelectorAll('a')].flatMap(({ textContent }) => {
      const place = /^Line (\d+:\d+)$/.exec(textContent ?? '')?.[1];
      return place === undefined ? [] : [place];
    }),
    [...report.querySelectorAll('details li > code')].map(
      ({ textContent }) => textContent ?? '',
    ),
  ]);
}

/** What is said once the example is opened for editing. */
function saidLive(code: string, reports: readonly ShownReport[]): Said {
  return notesOf(code, reports, text => [{ text }]).flatMap(
    ({ reports: shown }) =>
      shown.map(({ message, origin, places }): Said[number] => [
        message.replaceAll('`', ''),
        places,
        origin?.steps.map(({ text }) => text) ?? [],
      ]),
  );
}

/** One page in so many is tried each time, the others at night. */
const share = 10;

const rules = Object.keys(plugin.rules);
const sample = rules.filter((_, index) => index % share === 0);

it('reports the same in examples of rule pages as the build', async () => {
  const { different, examples, reported } = await compareExamples(sample);
  expect(different).toEqual([]);
  // A page that can't be read would have none.
  expect(examples).toBeGreaterThan(100);
  expect(reported).toBeGreaterThan(50);
});

it(
  'reports the same in all of them',
  { tags: ['night'], timeout: 600_000 },
  async () => {
    const compared = await compareExamples(rules);
    expect(compared.different).toEqual([]);
    expect(compared.examples).toBeGreaterThan(1000);
    expect(compared.reported).toBeGreaterThan(500);
    expect(compared.followed).toBeGreaterThan(30);
  },
);

/** Compares what the pages of rules say with what is said once an example is opened for editing. */
async function compareExamples(names: readonly string[]) {
  const different: unknown[] = [];
  let examples = 0;
  let reported = 0;
  let followed = 0;
  for (const name of names) {
    const file = `${name}/index.html`;
    const window = new Window({ url: `http://localhost/rules/${file}` });
    const page = window.document as unknown as Document;
    page.write(readFileSync(new URL(file, folder), 'utf8'));
    for (const link of page.querySelectorAll('figure a[data-rule]')) {
      const figure = link.closest('figure');
      if (!figure) {
        continue;
      }
      const example = readExample(figure, versions);
      const input = inputFor(example, { ...example, text: example.code });
      const report = await lintExample(ask, input, example.isOwnPage);
      const reports = report?.reports ?? [];
      const expected = saidOnPage(figure).map(([message, ...rest]) => [
        message.replaceAll('`', ''),
        ...rest,
      ]);
      const actual = saidLive(input.code, reports);
      examples += 1;
      reported += actual.length;
      followed += actual.filter(([, , origin]) => origin.length > 0).length;
      if (JSON.stringify(actual) !== JSON.stringify(expected)) {
        different.push({ file, code: example.code, expected, actual });
      }
    }
    void window.happyDOM.close();
  }
  return { different, examples, followed, reported };
}
