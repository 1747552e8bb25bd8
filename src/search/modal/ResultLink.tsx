import { useHistory } from '@docusaurus/router';
import {
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useState,
} from 'react';
import { statusNames } from '../kinds';
import type { Hit } from './docSearchHits';

/**
 * The link of a hit. The hit around it is the control that the arrow keys lead to, and no control may
 * be in another: so it is a link as long as a pointer is on it, to be opened in a tab or copied.
 */
export function ResultLink({
  children,
  hit,
}: {
  children: ReactNode;
  hit: Pick<Hit, 'status' | 'type' | 'url'>;
}): ReactElement {
  const history = useHistory();
  const [isPointedAt, setPointedAt] = useState(false);

  function follow(event: MouseEvent): void {
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!altKey && !ctrlKey && !metaKey && !shiftKey) {
      event.preventDefault();
      history.push(hit.url);
    }
  }

  return (
    <a
      href={isPointedAt ? hit.url : undefined}
      onClick={follow}
      onPointerEnter={() => {
        setPointedAt(true);
      }}
      onPointerLeave={() => {
        setPointedAt(false);
      }}
    >
      {children}
      {hit.status && hit.type === 'lvl1' && (
        <span className="DocSearch-Hit-status">{statusNames[hit.status]}</span>
      )}
    </a>
  );
}
