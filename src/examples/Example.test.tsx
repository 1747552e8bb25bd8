import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { readLink } from '../playground/link/link';
import { writeJson } from '../text/json';
import { Example, ExampleFrame } from './Example';
import type { Note } from './exampleData';
import { completePlaygroundLinks, lightUpReports } from './pageScript';

vi.mock('@docusaurus/useBaseUrl', () => ({
  default: (path: string) => path,
}));
vi.mock('@docusaurus/Link', () => ({ default: 'a' }));

const mark = (place: string, text: string, attribute = 'id') =>
  `<mark ${attribute}="e1-${place}" aria-describedby="e1-m1">${text}</mark>`;

const notes: Note[] = [
  {
    line: 0,
    next: 2,
    reports: [
      {
        number: 1,
        message: 'Use const.',
        messageId: 'useConst',
        places: ['1:1', '2:1'],
        fix: { number: 1 },
      },
    ],
    changes: [{ proposal: 1, line: 0, html: '<ins>const a</ins>' }],
  },
];

beforeAll(() => {
  lightUpReports();
  completePlaygroundLinks();
});

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(
    <ExampleFrame options='{ <b>"a"</b>: [1] }'>
      <Example
        id="e1"
        verdict="incorrect"
        html={`${mark('1:1', 'var a')} = '&lt;b&gt;';\n${mark('2:1', 'var')} ${mark('2:1', 'b', 'data-more')};`}
        ruleId="no-var"
        setting="#ts=5.4.5&fileType=.tsx"
        notes={writeJson(notes)}
      />
      <Example
        verdict="correct"
        html="const a = 1;"
        ruleId="no-var"
        setting="#ts=5.4.5"
      />
    </ExampleFrame>,
  );
});

afterEach(() => {
  document.body.innerHTML = '';
});

function pointAt(selector: string): void {
  document
    .querySelector(selector)
    ?.dispatchEvent(new Event('pointerover', { bubbles: true }));
}

/** What is lit up, in the order of the page. */
function lit(): string[] {
  return [...document.querySelectorAll('[data-lit]')].map(element =>
    element.hasAttribute('data-report')
      ? 'report'
      : (element.textContent ?? ''),
  );
}

it('names each example by its verdict alone', () => {
  const names = Array.from(document.querySelectorAll('figure'), figure =>
    figure.getAttribute('aria-label'),
  );
  expect(names).toEqual(['Incorrect', 'Correct']);
});

it('lights up a report and its place with the code, and that alone', () => {
  pointAt('[data-more]');
  expect(lit()).toEqual(['var', 'b', 'report', 'Line 2:1']);
  pointAt('figcaption');
  expect(lit()).toEqual([]);
});

it('lights up all code of a report, or that of one place', () => {
  pointAt('[data-report] p');
  expect(lit()).toEqual(['var a', 'var', 'b', 'report']);
  pointAt('[data-report] a');
  expect(lit()).toEqual(['var a', 'report']);
});

it('keeps what has the focus lit up, whatever is under the pointer', () => {
  document.querySelector<HTMLElement>('[data-report] a')?.focus();
  pointAt('figcaption');
  expect(lit()).toEqual(['var a', 'report']);
  document.querySelector<HTMLElement>('[data-report] a')?.blur();
  expect(lit()).toEqual([]);
});

it('completes links to the playground with code, rule and the options above', () => {
  pointAt('figure a[data-rule]');
  pointAt('figure a[data-rule]');
  const link = document.querySelector<HTMLAnchorElement>('a[data-rule]');
  const versions = { available: ['5.4.5'], default: '5.4.5' };
  const { shared, notes } = readLink(link?.hash ?? '', versions) ?? {};
  expect(notes).toEqual([]);
  expect(shared).toMatchObject({
    code: "var a = '<b>';\nvar b;\n",
    fileType: '.tsx',
  });
  expect(JSON.parse(shared?.eslintrc ?? '')).toEqual({
    rules: { 'no-var': ['error', { a: [1] }] },
  });
});
