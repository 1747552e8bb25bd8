import type { ReactNode } from 'react';

interface Props {
  ruleId: string;
  /** The rule's page, if there is one. */
  url: string | undefined;
  className?: string;
}

/** A rule's name. Its page opens in a tab of its own: this one has the linter, and what was typed. */
export function RuleLink({ ruleId, url, className }: Props): ReactNode {
  return url === undefined ? (
    <span className={className}>{ruleId}</span>
  ) : (
    <a className={className} href={url} target="_blank" rel="noopener">
      {ruleId}
    </a>
  );
}
