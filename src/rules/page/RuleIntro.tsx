import type { ReactNode } from 'react';
import { getRule } from '../pluginRules';
import { RuleFacts } from './RuleFacts';
import { RuleLead } from './RuleLead';

interface Props {
  rule: string;
  /** The first version of the plugin that has the rule. */
  since: string;
  /** What a reader has to know first: that the rule is deprecated. */
  children?: ReactNode;
}

/** What a rule does, and the facts that a reader decides by. */
export function RuleIntro({ rule: name, since, children }: Props): ReactNode {
  const rule = getRule(name);
  return (
    <>
      <RuleLead text={rule.docs.description} />
      {children}
      <RuleFacts rule={rule} since={since} />
    </>
  );
}
