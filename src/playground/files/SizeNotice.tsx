import type { ReactNode } from 'react';
import controls from '../controls.module.css';
import { useSelector } from '../state/PlaygroundContext';
import { noFiles } from '../state/sharedState';
import { maxSize, sizeOf } from './playgroundFiles';

/** Says that there is too much for the files to be checked together. */
export function SizeNotice(): ReactNode {
  const size = useSelector(({ shared }) =>
    shared.files === noFiles ? 0 : Math.ceil(sizeOf(shared) / 1000),
  );
  return (
    size * 1000 > maxSize && (
      <p className={controls.notice} role="status">
        {`The files have ${String(size)} kB together. Above ${String(maxSize / 1000)} kB, only the one that’s shown is checked, as if there were no others.`}
      </p>
    )
  );
}
