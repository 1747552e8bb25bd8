import type { ReactNode } from 'react';
import type { PageStore } from '../usePageState';

/** What differs between two presets, or a preset and the config. */
export function ComparePart({ page }: { page: PageStore }): ReactNode {
  return page.config === '' ? null : <p role="status">Comparing …</p>;
}
