import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { searchDialog } from '../search/opening/searchDialog';
import { CodeBlock } from '../ui/CodeBlock';
import { InstallCommand } from '../ui/InstallCommand';
import type { SetupSteps } from './content';
import styles from './Setup.module.css';

/** The shortest way to a first report. */
export function Setup({
  steps: { config, install, run },
}: {
  steps: SetupSteps;
}): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="setup">
      <div>
        <h2 id="setup">Set up in three steps</h2>
        <p>
          This is all that the recommended rules need.{' '}
          <Link to="/getting-started/">The quickstart</Link> explains each step,
          and how to adjust the rules.
        </p>
        <p>
          <Link to="/getting-started/typed-linting">Typed linting</Link> takes
          one more setting: where your <code>tsconfig.json</code> is.
        </p>
        <p>
          Your project has an <code>.eslintrc</code>?{' '}
          <Link to="/getting-started/legacy-eslint-setup">
            Set up with the legacy config
          </Link>
          , or <Link to="/config">move it to flat config</Link>.
        </p>
        <p>
          Paste an error message, a config, or what ESLint printed{' '}
          <button
            type="button"
            className="link-button needs-script"
            popoverTarget={searchDialog}
          >
            into the search
          </button>
          , and it leads you to the answer. Nothing you paste is sent anywhere.
        </p>
      </div>
      <ol className={styles.steps}>
        <li>
          <h3 className={styles.name}>Install</h3>
          <InstallCommand packages={install} />
        </li>
        <li>
          <h3 className={styles.name}>Configure</h3>
          <CodeBlock html={config.html} language="js" title={config.fileName} />
        </li>
        <li>
          <h3 className={styles.name}>Run</h3>
          <CodeBlock html={run} language="bash" />
        </li>
      </ol>
    </section>
  );
}
