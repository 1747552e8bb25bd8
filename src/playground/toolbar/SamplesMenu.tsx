import type { ReactNode } from 'react';
import { openSample, samples } from '../samples/samples';
import { usePlayground } from '../state/PlaygroundContext';
import { Menu } from './Menu';
import styles from './Menu.module.css';

/** Code to try rules on. Not a `select`: arrow keys would open one sample after the other. */
export function SamplesMenu(): ReactNode {
  const { store } = usePlayground();
  return (
    <Menu label="Samples" closesOnClick>
      {samples.map(sample => (
        <button
          key={sample.name}
          type="button"
          onClick={() => {
            openSample(store, sample);
          }}
        >
          {sample.name}
          <span className={styles.detail}>{sample.shows}</span>
        </button>
      ))}
    </Menu>
  );
}
