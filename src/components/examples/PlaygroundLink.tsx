import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useState,
} from 'react';
import styles from './PlaygroundLink.module.css';

interface Props {
  /** The element whose text is the code. */
  code: RefObject<HTMLElement | null>;
  ruleId: string;
  fileName: string;
  sourceType?: string;
  options?: string;
  compilerOptions?: string;
}

/**
 * Opens an example in the playground. Its state would make pages a good deal larger, twice: in HTML
 * and in JavaScript. So the address is completed when the reader reaches for the link.
 */
export function PlaygroundLink({ code, ...example }: Props): ReactNode {
  const playground = useBaseUrl('/play');
  const history = useHistory();
  const [hash, setHash] = useState('');

  const complete = async () => {
    const { encodeExample } = await import('./encodeExample');
    const encoded = encodeExample({
      ...example,
      code: code.current?.textContent ?? '',
    });
    setHash(encoded);
    return encoded;
  };
  const prepare = () => {
    if (hash === '') {
      // Without it, a click has another try.
      complete().catch(() => undefined);
    }
  };
  const open = (event: MouseEvent) => {
    const elsewhere =
      event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere && hash !== '') {
      return;
    }
    event.preventDefault();
    complete().then(
      encoded => {
        history.push(playground + encoded);
      },
      () => {
        history.push(playground);
      },
    );
  };

  return (
    <a
      className={styles.link}
      href={playground + hash}
      onPointerEnter={prepare}
      onPointerDown={prepare}
      onFocus={prepare}
      onClick={open}
    >
      <span>Open in&nbsp;</span>playground
    </a>
  );
}
