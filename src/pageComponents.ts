import type { Example, ExampleFrame } from './examples/Example';
import type { NodeSnippet } from './nodes/NodeSnippet';
import type { RuleFold } from './rules/page/RuleFold';
import type { RuleHowToUse } from './rules/page/RuleHowToUse';
import type { RuleIntro, RuleLead } from './rules/page/RuleIntro';
import type { RuleOption, RuleOptions } from './rules/page/RuleOptions';
import type { RulePanel } from './rules/page/RulePanel';
import type { RuleResources } from './rules/page/RuleResources';
import type { FaqStructuredData } from './structuredData/FaqStructuredData';
import type { CodeBlock } from './ui/CodeBlock';
import type { InstallCommand } from './ui/InstallCommand';

/**
 * The components that the build writes into any page. `plugins/mdx/jsxElement` takes no others, and
 * only their properties; `src/theme/MDXComponents` has to have them all.
 */
export interface SiteComponents {
  CodeBlock: typeof CodeBlock;
  Example: typeof Example;
  ExampleFrame: typeof ExampleFrame;
  FaqStructuredData: typeof FaqStructuredData;
  InstallCommand: typeof InstallCommand;
  NodeSnippet: typeof NodeSnippet;
}

/** Those that it writes into rule pages only, which get them from `src/rules/page/RulesRoot`. */
export interface RulePageComponents {
  RuleHowToUse: typeof RuleHowToUse;
  RuleIntro: typeof RuleIntro;
  RuleLead: typeof RuleLead;
  RuleOption: typeof RuleOption;
  RuleOptions: typeof RuleOptions;
  RuleFold: typeof RuleFold;
  RulePanel: typeof RulePanel;
  RuleResources: typeof RuleResources;
}

type PageComponents = RulePageComponents & SiteComponents;

/** The name of a component that the build writes into pages. */
export type PageComponentName = keyof PageComponents;

/** Its properties, as attributes in Markdown: text only. */
export type PageComponentProps<Name extends PageComponentName> = Omit<
  Parameters<PageComponents[Name]>[0],
  'children'
>;
