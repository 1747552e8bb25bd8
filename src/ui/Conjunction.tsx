import Translate from '@docusaurus/Translate';
import { Fragment, type ReactNode } from 'react';

interface Props {
  items: readonly ReactNode[];
}

/** Several things in a sentence: "a and b". */
export function Conjunction({ items }: Props): ReactNode {
  return joined(items, (before, last) => (
    <Translate id="list.and" values={{ before, last }}>
      {'{before} and {last}'}
    </Translate>
  ));
}

/** Several things in a sentence, one of which is meant: "a or b". */
export function Disjunction({ items }: Props): ReactNode {
  return joined(items, (before, last) => (
    <Translate id="list.or" values={{ before, last }}>
      {'{before} or {last}'}
    </Translate>
  ));
}

function joined(
  items: readonly ReactNode[],
  join: (before: ReactNode, last: ReactNode) => ReactNode,
): ReactNode {
  return items
    .map(item => <Fragment>{item}</Fragment>)
    .reduce<ReactNode>(
      (before, last, index) =>
        index === 0 ? last : join(<Fragment>{before}</Fragment>, last),
      null,
    );
}
