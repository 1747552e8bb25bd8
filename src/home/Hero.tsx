import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import type { HomeExample, RuleCounts } from './content';
import styles from './Hero.module.css';

interface Props {
  /** In the example below. */
  found: HomeExample['found'];
  rules: RuleCounts;
}

/** What this is, in a headline, two verdicts and two sentences, and where to start. */
export function Hero({ found, rules }: Props): ReactNode {
  return (
    <header className={styles.hero}>
      <p className={styles.tagline}>
        {useDocusaurusContext().siteConfig.tagline}
      </p>
      <h1 className={styles.headline}>
        <Translate
          id="home.hero.headline"
          values={{
            bugs: (
              <span className="squiggle">
                <Translate id="home.hero.headline.bugs">bugs</Translate>
              </span>
            ),
          }}
        >
          {'Find the {bugs} that compile'}
        </Translate>
      </h1>
      <dl className={styles.verdicts}>
        <div>
          <dt>tsc --strict</dt>
          <dd className={styles.passes}>
            <Translate
              id="home.hero.errors"
              values={{ count: <strong>{found.errors}</strong> }}
            >
              {'{count} errors'}
            </Translate>
          </dd>
        </div>
        <div>
          <dt>eslint</dt>
          <dd className={styles.fails}>
            <Translate
              id="home.hero.problems"
              values={{ count: <strong>{found.problems}</strong> }}
            >
              {'{count} problems'}
            </Translate>
          </dd>
        </div>
      </dl>
      <p className={styles.summary}>
        <Translate
          id="home.hero.summary"
          values={{ all: rules.all, typed: rules.typed }}
        >
          {
            'typescript-eslint gives ESLint a parser for TypeScript and {all} rules. {typed} of them ask the type checker what your code means, and report what the compiler lets through.'
          }
        </Translate>
      </p>
      <p className={styles.actions}>
        <Link className={styles.primary} to="/getting-started/">
          <Translate id="home.hero.start">Get started</Translate>
        </Link>
        <Link className={styles.secondary} to="/rules/">
          <Translate id="home.hero.rules">Rules</Translate>
        </Link>
        <Link className={styles.secondary} to="/play">
          <Translate id="home.hero.playground">Playground</Translate>
        </Link>
      </p>
    </header>
  );
}
