/**
 * Shows the rows of the matrix of presets that its filter asks for. A rule that both presets turn on is in
 * one "beyond" the other if its options differ.
 */
export function filterMatrix(matrix: Element): void {
  const text = matrix.querySelector('input')?.value ?? '';
  const words = text.toLowerCase().match(/[^\s-]+/g) ?? [];
  const [wanted = 0, known = 0] = Array.from(
    matrix.querySelectorAll('select'),
    select => Number(select.value),
  );
  const rows = [...matrix.querySelectorAll<HTMLTableRowElement>('tbody tr')];
  for (const row of rows) {
    const name = row.cells[0]?.textContent ?? '';
    const entry = entryIn(row, wanted);
    row.hidden = !(
      words.every(word => name.includes(word)) &&
      (!wanted || entry !== '') &&
      (!known || isBeyond(entry, entryIn(row, known)))
    );
  }
  markColumns(matrix, [wanted, known]);
  const count = matrix.querySelector('output');
  if (count) {
    const shown = rows.filter(row => !row.hidden).length;
    count.value = `${String(shown)} ${shown === 1 ? 'rule' : 'rules'}`;
  }
}

/** Without a preset to compare, rules that the known one lacks are beyond it. */
function isBeyond(entry: string, known: string): boolean {
  return entry === '' ? known === '' : entry !== known;
}

/** What a preset, given by its column, says about the rule of a row: nothing, "on", or "on" with its options. */
function entryIn(row: HTMLTableRowElement, column: number): string {
  const cell = row.cells[column];
  return column > 0 && cell ? [cell.textContent, cell.title].join('') : '';
}

/** Tells the style sheet which columns were chosen: on phones it leaves out the others. */
function markColumns(matrix: Element, columns: readonly number[]): void {
  const chosen = columns.filter(column => column > 0);
  for (const row of matrix.querySelectorAll('tr')) {
    for (const cell of row.cells) {
      cell.toggleAttribute(
        'data-left-out',
        chosen.length > 0 &&
          cell.cellIndex > 0 &&
          !chosen.includes(cell.cellIndex),
      );
    }
  }
}
