import type { PageKind, RuleStatus } from './engine/pages';

/** What the parts of the site are called. */
export const kindNames: Record<PageKind, string> = {
  rules: 'Rules',
  guides: 'Guides',
  blog: 'Blog',
};

/** Labels of rules that should no longer be used. */
export const statusNames: Record<RuleStatus, string> = {
  deprecated: 'Deprecated',
  removed: 'Removed',
};
