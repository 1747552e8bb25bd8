import './firstView.css';
import '../sidebar/sidebar.css';
import { MDXProvider } from '@mdx-js/react';
import DocsRoot, { type Props } from '@theme/DocsRoot';
import { RuleIntro, RuleLead } from './RuleIntro';
import { RuleOption, RuleOptions } from './RuleOptions';
import { RulePanel } from './RulePanel';
import { RuleFold, RuleHowToUse, RuleResources } from './RuleSections';

/** Around all pages under `/rules`: gives them their components, which other pages don't load. */
export default function RulesRoot(props: Props) {
  return (
    <MDXProvider components={components}>
      <DocsRoot {...props} />
    </MDXProvider>
  );
}

/** What `plugins/rules/anatomy` puts into rule pages. */
export const components = {
  RuleFold,
  RuleHowToUse,
  RuleIntro,
  RuleLead,
  RuleOption,
  RuleOptions,
  RulePanel,
  RuleResources,
};
