import type { ReactNode } from 'react';
import type { TypeDiagnostic } from '../linter/types';
import styles from './LiveExample.module.css';

/** What the compiler has against the code: rules with types may be wrong about it. */
export function TypeErrors({
  errors,
}: {
  errors: readonly TypeDiagnostic[];
}): ReactNode {
  return (
    errors.length > 0 && (
      <ul className={styles.typeErrors} aria-label="Compile errors">
        {errors.map(({ code, column, line, message }) => (
          <li key={`${String(line)}:${String(column)} ${String(code)}`}>
            <b>TS{code}</b> {line}:{column} {message}
          </li>
        ))}
      </ul>
    )
  );
}
