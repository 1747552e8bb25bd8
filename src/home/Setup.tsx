import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Choices } from '../ui/Choices';
import { CodeBlock } from '../ui/CodeBlock';
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
        <h2 id="setup">
          <Translate id="home.setup.title">Set up in three steps</Translate>
        </h2>
        <p>
          <Translate
            id="home.setup.quickstart"
            values={{
              quickstart: (
                <Link to="/getting-started/">
                  <Translate id="home.setup.quickstart.link">
                    The quickstart
                  </Translate>
                </Link>
              ),
            }}
          >
            {
              'This is all that the recommended rules need. {quickstart} explains each step, and how to adjust the rules.'
            }
          </Translate>
        </p>
        <p>
          <Translate
            id="home.setup.typed"
            values={{
              typedLinting: (
                <Link to="/getting-started/typed-linting">
                  <Translate id="home.setup.typed.link">
                    Typed linting
                  </Translate>
                </Link>
              ),
              tsconfig: <code>tsconfig.json</code>,
            }}
          >
            {'{typedLinting} takes one more setting: where your {tsconfig} is.'}
          </Translate>
        </p>
        <p>
          <Translate
            id="home.setup.legacy"
            values={{
              eslintrc: <code>.eslintrc</code>,
              legacy: (
                <Link to="/getting-started/legacy-eslint-setup">
                  <Translate id="home.setup.legacy.link">
                    Set up with the legacy config
                  </Translate>
                </Link>
              ),
              move: (
                <Link to="/config#check">
                  <Translate id="home.setup.legacy.move">
                    move it to flat config
                  </Translate>
                </Link>
              ),
            }}
          >
            {'Your project has an {eslintrc}? {legacy}, or {move}.'}
          </Translate>
        </p>
      </div>
      <ol className={styles.steps}>
        <li>
          <h3 className={styles.name}>
            <Translate id="home.setup.install">Install</Translate>
          </h3>
          <Choices
            group="package-manager"
            label={translate({
              id: 'choices.packageManager',
              message: 'Package manager',
            })}
            choices={install.map(({ html, manager }) => ({
              value: manager,
              label: manager,
              content: <CodeBlock html={html} language="bash" />,
            }))}
          />
        </li>
        <li>
          <h3 className={styles.name}>
            <Translate id="home.setup.configure">Configure</Translate>
          </h3>
          <CodeBlock html={config.html} language="js" title={config.fileName} />
        </li>
        <li>
          <h3 className={styles.name}>
            <Translate id="home.setup.run">Run</Translate>
          </h3>
          <CodeBlock html={run} language="bash" />
        </li>
      </ol>
    </section>
  );
}
