import type { ReactNode } from 'react';
import { useSelector } from '../state/PlaygroundContext';
import styles from './ProblemsPanel.module.css';

/** Compiler options that don't work, for readers who don't have the tsconfig in front of them. */
export function OptionErrors(): ReactNode {
  const diagnostics = useSelector(
    ({ lastCheck }) => lastCheck?.report.compilerOptionDiagnostics,
  );
  return (
    diagnostics !== undefined &&
    diagnostics.length > 0 && (
      <ul
        className={styles.errors}
        aria-label="Compiler options that could not be used"
      >
        {diagnostics.map(({ code, message }) => (
          <li key={message}>
            <strong>tsconfig: TS{code}</strong>
            <pre className={styles.message}>{message}</pre>
          </li>
        ))}
      </ul>
    )
  );
}
