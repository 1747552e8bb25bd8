import type { ReactNode } from 'react';
import type { PageStore } from '../usePageState';

/** What is wrong with the config, and the config as a flat one. */
export function CheckPart({ page }: { page: PageStore }): ReactNode {
  return page.config === '' ? null : <p role="status">Reading the config …</p>;
}
