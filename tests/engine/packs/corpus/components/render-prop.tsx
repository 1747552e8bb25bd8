import type { ReactElement } from 'react';

interface Props<Item> {
  items: Item[];
  render(item: Item, index: number): ReactElement;
}

export function List<Item extends {}>({ items, render }: Props<Item>) {
  if (items.length == 0) {
    return <p>{`No ${items}`}</p>;
  }
  return <>{items.map(render)}</>;
}
