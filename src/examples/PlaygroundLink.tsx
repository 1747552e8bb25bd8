import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useState,
} from 'react';
import type { SourceType } from '../playground/state/playgroundState';
import styles from './PlaygroundLink.module.css';

interface Props {
  /** The element whose text is the code. */
  code: RefObject<HTMLElement | null>;
  ruleId: string;
  fileName: string;
  sourceType?: SourceType;
  options?: string;
  compilerOptions?: string;
  /** Gets whether the link could not be completed. */
  onFailed: (failed: boolean) => void;
}

/**
 * Opens an example in the playground. Its state would make pages a good deal larger, twice: in HTML
 * and in JavaScript. So the address is completed when the reader reaches for the link.
 */
export function PlaygroundLink({
  code,
  onFailed,
  ...example
}: Props): ReactNode {
  const playground = useBaseUrl('/play');
  const history = useHistory();
  const [hash, setHash] = useState('');

  const complete = async () => {
    const { writeExampleLink } = await import('../playground/link/exampleLink');
    const written = writeExampleLink({
      ...example,
      code: code.current?.textContent ?? '',
    });
    setHash(written);
    onFailed(false);
    return playground + written;
  };
  const prepare = () => {
    if (hash === '') {
      // Without it, a click has another try.
      complete().catch(() => undefined);
    }
  };
  const open = async (event: MouseEvent) => {
    const elsewhere = isForAnotherTab(event);
    if (event.button > 1 || (elsewhere && hash !== '')) {
      return;
    }
    event.preventDefault();
    try {
      const address = await complete();
      if (elsewhere) {
        window.open(address);
      } else {
        history.push(address);
      }
    } catch {
      onFailed(true);
    }
  };

  return (
    <a
      className={styles.link}
      href={playground + hash}
      onPointerEnter={prepare}
      onPointerDown={prepare}
      onFocus={prepare}
      onClick={event => void open(event)}
      onAuxClick={event => void open(event)}
    >
      <span>Open in&nbsp;</span>playground
    </a>
  );
}

/** With the middle button, or with a key that asks for another tab or window. */
function isForAnotherTab({
  altKey,
  button,
  ctrlKey,
  metaKey,
  shiftKey,
}: MouseEvent): boolean {
  return button === 1 || altKey || ctrlKey || metaKey || shiftKey;
}
