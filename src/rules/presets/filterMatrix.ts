/** Shows the rows of the matrix of presets that its filter asks for. */
export function filterMatrix(matrix: Element): void {
  const text = matrix.querySelector('input')?.value ?? '';
  const words = text.toLowerCase().match(/[^\s-]+/g) ?? [];
  const [wanted = 0, unwanted = 0] = Array.from(
    matrix.querySelectorAll('select'),
    select => Number(select.value),
  );
  const rows = [...matrix.querySelectorAll<HTMLTableRowElement>('tbody tr')];
  for (const row of rows) {
    const name = row.cells[0]?.textContent ?? '';
    const hasPreset = (column: number): boolean =>
      row.cells[column]?.textContent !== '';
    row.hidden = !(
      words.every(word => name.includes(word)) &&
      (!wanted || hasPreset(wanted)) &&
      !(unwanted && hasPreset(unwanted))
    );
  }
  const count = matrix.querySelector('output');
  if (count) {
    const shown = rows.filter(row => !row.hidden).length;
    count.value = `${String(shown)} ${shown === 1 ? 'rule' : 'rules'}`;
  }
}
