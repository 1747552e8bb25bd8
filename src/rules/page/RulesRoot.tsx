import { MDXProvider } from '@mdx-js/react';
import type { Props } from '@theme/DocsRoot';
import DocsRoot from '@theme/DocsRoot';
import type { ReactNode } from 'react';
import type { RulePageComponents } from '../../pageComponents';
import { RuleHowToUse } from './RuleHowToUse';
import { RuleIntro } from './RuleIntro';
import { RuleLead } from './RuleLead';
import { RuleOptions } from './RuleOptions';
import { RuleOptionsType } from './RuleOptionsType';
import { RuleResources } from './RuleResources';

/** What `plugins/rules/anatomy` puts into rule pages. */
const components = {
  RuleHowToUse,
  RuleIntro,
  RuleLead,
  RuleOptions,
  RuleOptionsType,
  RuleResources,
} satisfies RulePageComponents;

/** Around all pages under `/rules`: gives them their components, which other pages don't load. */
export default function RulesRoot(props: Props): ReactNode {
  return (
    <MDXProvider components={components}>
      <DocsRoot {...props} />
    </MDXProvider>
  );
}
