import { beforeEach, expect, it } from 'vitest';
import { filterMatrix } from './filterMatrix';

/** Presets by the number of their column. */
const options =
  '<option value=""></option><option>1</option><option>2</option>';

beforeEach(() => {
  document.body.innerHTML = `<div data-preset-matrix>
    <input><select>${options}</select><select>${options}</select>
    <table><thead><tr><th><output></output></th></tr></thead><tbody>
      <tr><th>await-thenable</th><td></td><td>on</td></tr>
      <tr><th>no-explicit-any</th><td>on</td><td title="{}">on, with options</td></tr>
      <tr><th>ban-types</th><td>on</td><td>on</td></tr>
      <tr><th>no-shadow</th><td>on</td><td></td></tr>
    </tbody></table></div>`;
});

function choose(text: string, wanted: string, unwanted: string): string {
  const fields = document.querySelectorAll<HTMLInputElement>('input, select');
  [text, wanted, unwanted].forEach((value, index) => {
    const field = fields[index];
    if (field) {
      field.value = value;
    }
  });
  filterMatrix(document.body);
  return [...document.querySelectorAll('tbody tr:not([hidden]) th')]
    .map(name => name.textContent)
    .join();
}

it.each([
  ['', '', '', 'await-thenable,no-explicit-any,ban-types,no-shadow'],
  ['No any', '', '', 'no-explicit-any'],
  ['', '1', '', 'no-explicit-any,ban-types,no-shadow'],
  // One rule is only in the second preset, the other has options there.
  ['', '2', '1', 'await-thenable,no-explicit-any'],
  ['', '', '2', 'no-shadow'],
  ['shadow', '2', '', ''],
])('"%s", in %s, beyond %s', (text, wanted, unwanted, names) => {
  expect(choose(text, wanted, unwanted)).toBe(names);
  const count = names === '' ? 0 : names.split(',').length;
  expect(document.querySelector('output')?.textContent).toBe(
    count === 1 ? '1 rule' : `${String(count)} rules`,
  );
});

it('leaves out the columns that were not chosen, once one is', () => {
  choose('', '2', '');
  const leftOut = [...document.querySelectorAll('[data-left-out]')];
  expect(leftOut.map(cell => (cell as HTMLTableCellElement).cellIndex)).toEqual(
    [1, 1, 1, 1],
  );
  choose('', '', '');
  expect(document.querySelector('[data-left-out]')).toBeNull();
});
