import type { ReactNode } from 'react';
import { selectRulePages } from '../analysis/rulePages';
import { useSelector } from '../state/PlaygroundContext';

interface Props {
  ruleId: string;
  className?: string;
}

/** A rule's name. Its page opens in a tab of its own: this one has the linter, and what was typed. */
export function RuleLink({ ruleId, className }: Props): ReactNode {
  const url = useSelector(session => selectRulePages(session).get(ruleId));
  return url === undefined ? (
    <span className={className}>{ruleId}</span>
  ) : (
    <a className={className} href={url} target="_blank" rel="noopener">
      {ruleId}
    </a>
  );
}
