/** A line of a table: figures by the name of their column; the column without a name comes first. */
export type Row = Record<string, number | string>;

/**
 * Prints rows under a title, with a column for each name in any of them.
 * Numbers are rounded to three digits or whole ones.
 */
export function printTable(title: string, rows: readonly Row[]): void {
  const names = [...new Set(rows.flatMap(row => Object.keys(row)))];
  const lines = [
    names,
    ...rows.map(row => names.map(name => format(row[name]))),
  ];
  const widths = names.map((_, column) =>
    Math.max(...lines.map(line => line[column]?.length ?? 0)),
  );
  console.log(`\n${title}`);
  for (const line of lines) {
    console.log(
      line
        .map((cell, column) =>
          column === 0
            ? cell.padEnd(widths[column] ?? 0)
            : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    );
  }
}

function format(value: number | string | undefined): string {
  return typeof value === 'number'
    ? String(value < 100 ? Number(value.toPrecision(3)) : Math.round(value))
    : (value ?? '');
}
