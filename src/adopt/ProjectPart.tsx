import type { ReactNode } from 'react';

/** Why a file isn't in the project. */
export default function ProjectPart(): ReactNode {
  return null;
}
