import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import styles from './PlaygroundLink.module.css';

interface Props {
  ruleId: string;
  /** What the playground needs to know apart from code and rule, as a hash. */
  setting: string;
}

/** Opens an example in the playground: `completePlaygroundLinks` adds code and config. */
export function PlaygroundLink({ ruleId, setting }: Props): ReactNode {
  return (
    <a
      className={styles.link}
      href={useBaseUrl('/play') + setting}
      data-rule={ruleId}
    >
      Open in playground
    </a>
  );
}
