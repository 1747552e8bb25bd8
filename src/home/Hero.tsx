import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import type { RuleCounts } from './content';
import styles from './Hero.module.css';

/** What this is, in a headline and two sentences, and where to start. */
export function Hero({ rules }: { rules: RuleCounts }): ReactNode {
  return (
    <header className={styles.hero}>
      <p className={styles.tagline}>
        {useDocusaurusContext().siteConfig.tagline}
      </p>
      <h1 className={styles.headline}>Find the bugs that compile</h1>
      <p className={styles.summary}>
        typescript-eslint gives ESLint a parser for TypeScript and {rules.all}{' '}
        rules. {rules.typed} of them ask the type checker what your code means,
        and report what the compiler lets through.
      </p>
      <p className={styles.actions}>
        <Link className={styles.primary} to="/getting-started/">
          Get started
        </Link>
        <Link className={styles.secondary} to="/rules/">
          Rules
        </Link>
        <Link className={styles.secondary} to="/play">
          Playground
        </Link>
      </p>
    </header>
  );
}
