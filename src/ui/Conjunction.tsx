import { Fragment, type ReactNode } from 'react';

interface Props {
  items: readonly ReactNode[];
  word?: ',' | 'and' | 'or';
}

/** Several things in a sentence: "a and b", or "a, b". */
export function Conjunction({ items, word = 'and' }: Props) {
  return items.map((item, index) => (
    <Fragment key={index}>
      {index > 0 && (word === ',' ? ', ' : ` ${word} `)}
      {item}
    </Fragment>
  ));
}
