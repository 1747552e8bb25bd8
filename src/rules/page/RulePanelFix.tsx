import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { RuleMetadata } from '../metadata';

/** How to fix what a rule reports, in a line. */
export function RulePanelFix({
  rule: { fixable, hasSuggestions },
}: {
  rule: RuleMetadata;
}): ReactNode {
  const examples = (
    <a href="#examples">
      <Translate id="rules.panel.fix.examples">the correct examples</Translate>
    </a>
  );
  const command = <code>eslint --fix</code>;
  if (fixable && hasSuggestions) {
    return (
      <Translate
        id="rules.panel.fix.asExamplesCommandOrSuggestion"
        values={{ examples, command }}
      >
        {
          'As in {examples}, or with {command}, or with a suggestion in the editor'
        }
      </Translate>
    );
  }
  if (fixable) {
    return (
      <Translate
        id="rules.panel.fix.asExamplesOrCommand"
        values={{ examples, command }}
      >
        {'As in {examples}, or with {command}'}
      </Translate>
    );
  }
  return hasSuggestions ? (
    <Translate
      id="rules.panel.fix.asExamplesOrSuggestion"
      values={{ examples }}
    >
      {'As in {examples}, or with a suggestion in the editor'}
    </Translate>
  ) : (
    <Translate id="rules.panel.fix.asExamples" values={{ examples }}>
      {'As in {examples}'}
    </Translate>
  );
}
