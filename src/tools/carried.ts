import type { ToolLink } from './toolLink';

/**
 * What a reader has put into a tool, or into the search, for the tool that they open next: one config is
 * checked, upgraded, and compared. Unlike addresses, it has no longest length, and it ends with the page.
 */
export const carried: ToolLink & {
  /** What ESLint printed. */
  report: string;
} = { config: '', fields: {}, report: '' };
