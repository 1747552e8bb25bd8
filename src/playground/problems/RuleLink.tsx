import type { ReactNode } from 'react';
import { messagePage, selectRulePages } from '../analysis/messagePages';
import { useSelector } from '../state/PlaygroundContext';

interface Props {
  ruleId: string;
  /** What the rule reports: the link leads to the first example that shows it. */
  messageId?: string | undefined;
  className?: string;
}

/** A rule's name. Its page opens in a tab of its own: this one has the linter, and what was typed. */
export function RuleLink({ ruleId, messageId, className }: Props): ReactNode {
  const url = useSelector(session => selectRulePages(session).get(ruleId));
  return url === undefined ? (
    <span className={className}>{ruleId}</span>
  ) : (
    <a
      className={className}
      href={messagePage(url, messageId)}
      target="_blank"
      rel="noopener"
    >
      {ruleId}
    </a>
  );
}
