import type { KeyboardEvent, MouseEvent } from 'react';

export function Menu({ items }: { items: readonly string[] }) {
  function onKey(event: KeyboardEvent<HTMLUListElement>) {
    if (event.key == 'Enter' && event.target instanceof HTMLElement) {
      event.target.click();
    }
    return event.nativeEvent.code as string;
  }
  const onClick = ({ currentTarget, clientX }: MouseEvent) => {
    console.log(currentTarget.id, clientX);
  };
  return <ul onKeyDown={onKey} onClick={onClick}>{items.map(i => <li key={i}>{i}</li>)}</ul>;
}
