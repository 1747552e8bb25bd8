import { readFileSync } from 'node:fs';
import plugin from '@typescript-eslint/eslint-plugin';
import { Window } from 'happy-dom';
import { expect, it } from 'vitest';
import type { ShownReport } from '../../src/examples/notes/groupReports';
import { notesOf } from '../../src/examples/notes/notesOf';
import { createNodeAnswers } from '../../src/linter/nodeAnswers';
import { reportsIn } from '../../src/liveExamples/describeReports';
import { inputFor, readExample } from '../../src/liveExamples/readExample';

const folder = new URL('../../build/rules/', import.meta.url);
const versions = { available: ['5.4.5'], default: '5.4.5' };
const answers = createNodeAnswers();

/** What is said about an example: the places and words of each report. */
type Said = [message: string, places: string[]][];

/** What the page says. */
function saidOnPage(figure: HTMLElement): Said {
  return [...figure.querySelectorAll('[data-report]')].map(report => [
    report.querySelector('p')?.textContent ?? '',
    [...report.querySelectorAll('a')].flatMap(({ textContent }) => {
      const place = /^Line (\d+:\d+)$/.exec(textContent ?? '')?.[1];
      return place === undefined ? [] : [place];
    }),
  ]);
}

/** What is said once the example is opened for editing. */
function saidLive(code: string, reports: readonly ShownReport[]): Said {
  return notesOf({
    code,
    color: text => [{ text }],
    id: 'live',
    reports,
  }).flatMap(({ reports: shown }) =>
    shown.map(({ message, places }): Said[number] => [
      message.replaceAll('`', ''),
      places,
    ]),
  );
}

it('reports the same in every example of every rule page as the build', () => {
  const different: unknown[] = [];
  let examples = 0;
  let reported = 0;
  for (const name of Object.keys(plugin.rules)) {
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
      const input = inputFor(example, example.code);
      const reports = reportsIn(
        answers.lint(input),
        input.code,
        example.isOwnPage,
      );
      const expected = saidOnPage(figure).map(([message, places]) => [
        message.replaceAll('`', ''),
        places,
      ]);
      const actual = saidLive(input.code, reports);
      examples += 1;
      reported += actual.length;
      if (JSON.stringify(actual) !== JSON.stringify(expected)) {
        different.push({ file, code: example.code, expected, actual });
      }
    }
    void window.happyDOM.close();
  }
  expect(different).toEqual([]);
  // A page that can't be read would have none.
  expect(examples).toBeGreaterThan(1000);
  expect(reported).toBeGreaterThan(500);
}, 600_000);
