import type { components } from './rules/page/RulesRoot';
import type { written } from './theme/MDXComponents';

/** The components that the build writes into any page. */
export type SiteComponents = typeof written;

/** All of them, with those of rules' pages. `plugins/mdx/jsxElement` takes no others, and only their properties. */
type PageComponents = SiteComponents & typeof components;

export type PageComponentName = keyof PageComponents;

/** Its properties, as attributes in Markdown: text only. */
export type PageComponentProps<Name extends PageComponentName> = Omit<
  Parameters<PageComponents[Name]>[0],
  'children'
>;
