import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { OpenedConfig, PastedConfig } from '../config/openConfig';
import type { KnownRules } from '../linter/protocol';
import { WithRules } from '../rules/WithRules';
import styles from './ToolPage.module.css';

interface Props {
  pasted: PastedConfig;
  empty?: ReactNode;
  /** Whether the result is also of a config with errors. */
  takesBroken?: boolean;
  children: (opened: OpenedConfig, known: KnownRules) => ReactNode;
}

/** What a tool makes of the config on the page, or why it can't. */
export function ConfigResult({
  children,
  empty,
  pasted,
  takesBroken = false,
}: Props) {
  switch (pasted.state) {
    case 'none':
      return empty;
    case 'reading':
      return <p role="status">Reading the config …</p>;
    case 'refused':
      return <Refused>{pasted.message}</Refused>;
    case 'read': {
      const { isBroken, problems } = pasted.opened.document;
      return isBroken && !takesBroken ? (
        <Refused>
          The config can’t be read: {problems[0]?.message}{' '}
          <Link to="/config">Check it</Link> to see where.
        </Refused>
      ) : (
        <WithRules>{known => children(pasted.opened, known)}</WithRules>
      );
    }
  }
}

/** Why there is no result. */
export function Refused({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={styles.refused}>
      {children}
    </p>
  );
}
