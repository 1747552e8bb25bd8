import type { ReactNode } from 'react';
import { ScrollableTable } from './ScrollableTable';
import { TableHead } from './TableHead';

interface Props {
  columns: readonly string[];
  /** Cells by row: the first one names it. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table with a name for each column and row. */
export function DataTable({ columns, rows }: Props) {
  return (
    <ScrollableTable>
      <TableHead columns={columns} />
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
