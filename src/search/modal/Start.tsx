import Link from '@docusaurus/Link';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { startingPoints } from '../startingPoints';
import { listenToArrows } from './listenToArrows';

/**
 * Good pages to start from, as long as nothing is typed: under the pages that the reader found before,
 * which DocSearch lists itself. The style sheet hides them once there is a query.
 */
export function Start({
  container,
  onClose,
}: {
  container: HTMLElement;
  onClose: () => void;
}): ReactNode {
  const [place] = useState(() => {
    const div = document.createElement('div');
    div.className = 'DocSearch-Start';
    return div;
  });
  useLayoutEffect(() => {
    container.querySelector('.DocSearch-Footer')?.before(place);
    return listenToArrows(container);
  }, [container, place]);
  return createPortal(
    <nav aria-label="Good places to start">
      <p className="DocSearch-Hit-source" aria-hidden="true">
        Good places to start
      </p>
      <ul>
        {startingPoints.map(({ path, title, answers }) => (
          <li key={path}>
            <Link to={path} onClick={onClose}>
              <span className="DocSearch-Hit-title">{title}</span>
              <span className="DocSearch-Hit-path">{answers}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>,
    place,
  );
}
