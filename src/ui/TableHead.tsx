interface Props {
  columns: readonly string[];
}

/** The head of a table in which each column has one cell. */
export function TableHead({ columns }: Props) {
  return (
    <thead>
      <tr>
        {columns.map(column => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
