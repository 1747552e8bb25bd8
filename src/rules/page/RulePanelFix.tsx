import type { ReactNode } from 'react';
import type { RuleMetadata } from '../metadata';

/** How to fix what a rule reports, in a line. */
export function RulePanelFix({
  rule: { fixable, hasSuggestions },
}: {
  rule: RuleMetadata;
}): ReactNode {
  return (
    <>
      As in <a href="#examples">the correct examples</a>
      {fixable && (
        <>
          , or with <code>eslint --fix</code>
        </>
      )}
      {hasSuggestions && ', or with a suggestion in the editor'}
    </>
  );
}
