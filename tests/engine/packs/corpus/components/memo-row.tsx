import { memo } from 'react';

type Row = { id: string; cells: Array<string | number> };

export const TableRow = memo(function TableRow(row: Row) {
  return (
    <tr data-id={row.id}>
      {row.cells.map(cell => <td key={cell}>{cell.toString()}</td>)}
    </tr>
  );
});
