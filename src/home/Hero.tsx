import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { ToolRow } from '../tools/ToolRow';
import type { HomeExample, RuleCounts } from './content';
import styles from './Hero.module.css';

interface Props {
  /** In the example below. */
  found: HomeExample['found'];
  rules: RuleCounts;
}

/** What this is, in a headline, two verdicts and two sentences, where to start, and the tools. */
export function Hero({ found, rules }: Props): ReactNode {
  return (
    <header className={styles.hero}>
      <p className={styles.tagline}>
        {useDocusaurusContext().siteConfig.tagline}
      </p>
      <h1 className={styles.headline}>
        Find the <span className="squiggle">bugs</span> that compile
      </h1>
      <dl className={styles.verdicts}>
        <div>
          <dt>tsc --strict</dt>
          <dd className={styles.passes}>
            <strong>{found.errors}</strong> errors
          </dd>
        </div>
        <div>
          <dt>eslint</dt>
          <dd className={styles.fails}>
            <strong>{found.problems}</strong> problems
          </dd>
        </div>
      </dl>
      <p className={styles.summary}>
        {`typescript-eslint gives ESLint a parser for TypeScript and ${String(rules.all)} rules. ${String(rules.typed)} of them ask the type checker what your code means, and report what the compiler lets through.`}
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
      <div className={styles.tools}>
        <ToolRow />
      </div>
    </header>
  );
}
