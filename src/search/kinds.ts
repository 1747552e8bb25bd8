import { translate } from '@docusaurus/Translate';
import type { PageKind, RuleStatus } from './engine/pages';

/** What the parts of the site are called. */
export const kindNames: Record<PageKind, string> = {
  rules: translate({ id: 'search.kind.rules', message: 'Rules' }),
  guides: translate({ id: 'search.kind.guides', message: 'Guides' }),
  blog: translate({ id: 'search.kind.blog', message: 'Blog' }),
};

/** Labels of rules that should no longer be used. */
export const statusNames: Record<RuleStatus, string> = {
  deprecated: translate({
    id: 'search.status.deprecated',
    message: 'Deprecated',
  }),
  removed: translate({ id: 'search.status.removed', message: 'Removed' }),
};
