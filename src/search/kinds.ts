import type { PageKind, RuleStatus } from './engine/pages';

/** What the parts of the site are called. */
export const kindNames: Record<PageKind, string> = {
  rules: 'Rules',
  guides: 'Guides',
  blog: 'Blog',
};

/** What is said of rules that are no longer to be used. */
export const statusNames: Record<RuleStatus, string> = {
  deprecated: 'Deprecated',
  removed: 'Removed',
};
