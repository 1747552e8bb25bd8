import type { ReactNode } from 'react';

/** What ESLint printed, by cause. */
export default function AdoptPart(): ReactNode {
  return null;
}
