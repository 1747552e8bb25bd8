import { Children, type ReactNode } from 'react';

interface Props {
  /** What each column has, one after the other. */
  children: ReactNode;
}

/** The head of a table in which each column has one cell. */
export function TableHead({ children }: Props): ReactNode {
  return (
    <thead>
      <tr>
        {Children.map(children, child => (
          <th scope="col">{child}</th>
        ))}
      </tr>
    </thead>
  );
}
