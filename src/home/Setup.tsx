import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { CodeBlock } from '../ui/CodeBlock';
import type { SetupStep } from './content';
import styles from './Setup.module.css';

/** The shortest way to a first report. */
export function Setup({ steps }: { steps: readonly SetupStep[] }): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="setup">
      <div>
        <h2 id="setup">Set up in three steps</h2>
        <p>
          The recommended rules need nothing but this.{' '}
          <Link to="/getting-started/typed-linting">Typed linting</Link> is one
          more setting: it takes the types from your <code>tsconfig.json</code>.
        </p>
        <p>
          Your project has an <code>.eslintrc</code>?{' '}
          <Link to="/getting-started/legacy-eslint-setup">
            Set up with the legacy config
          </Link>
          .
        </p>
      </div>
      <ol className={styles.steps}>
        {steps.map(({ file, html, language, name }) => (
          <li key={name}>
            <h3 className={styles.name}>{name}</h3>
            <CodeBlock html={html} language={language} title={file} />
          </li>
        ))}
      </ol>
    </section>
  );
}
