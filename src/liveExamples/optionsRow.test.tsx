import { afterEach, expect, it } from 'vitest';
import { makeOptionsRow } from './optionsRow';

afterEach(() => {
  document.body.replaceChildren();
});

const caption =
  '<dl><div><dt>File</dt></div><div><dt>Options</dt><dd><code data-options>1</code></dd></div></dl>';
const figure = (inside = '') =>
  `<figure><figcaption></figcaption>${inside}</figure>`;

/** Shows a row for the first figure, and says which rows there are then, those that are replaced left out. */
function show(html: string): { during: string[]; after: string } {
  document.body.innerHTML = `<div>${html}</div>`;
  const first = document.querySelector('figure');
  const bar = first?.querySelector('figcaption');
  if (!first || !bar) {
    throw new Error('There is no figure.');
  }
  const row = makeOptionsRow(first, bar);
  row.element.textContent = 'Present';
  row.show();
  // As an effect may.
  row.show();
  const during = [...document.querySelectorAll('dl > div:not([class])')].map(
    ({ textContent }) => textContent ?? '',
  );
  row.hide();
  return { during, after: document.body.innerHTML };
}

it.each([
  ['an example’s own caption', figure(caption), ['File', 'Present']],
  ['that of its frame', `${caption}${figure()}`, ['File', 'Present']],
  [
    'a new one, where the other half of a pair has it too',
    `${caption}${figure()}${figure()}`,
    ['File', 'Options1', 'Present'],
  ],
  ['a new one, where there is none', figure(), ['Present']],
])('is in %s', (_, html, rows) => {
  const { after, during } = show(html);
  expect(during).toEqual(rows);
  expect(after.replaceAll(' class=""', '')).toBe(
    `<div>${html.replaceAll('data-options', 'data-options=""')}</div>`,
  );
});
