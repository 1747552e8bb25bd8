import type { ReactNode } from 'react';

/** The sign of the search. */
export function Magnifier(): ReactNode {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="m13 13 5 5" />
    </svg>
  );
}
