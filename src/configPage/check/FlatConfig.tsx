import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { MovedConfig } from '../../config/move/moveConfig';
import { CodeBlock } from '../../ui/CodeBlock';
import buttons from '../../ui/pageButton.module.css';
import { downloadText } from '../downloadText';
import { installCommand } from '../installCommand';
import styles from './CheckPart.module.css';

/** The config as a flat one, with what has to be installed, and what was changed. */
export function FlatConfig({ moved }: { moved: MovedConfig }): ReactNode {
  const { changes, packages, text, throughCompat } = moved;
  return (
    <section
      aria-label={translate({
        id: 'config.flat.label',
        message: 'The config as a flat config',
      })}
      className={styles.flat}
    >
      <div className={styles.head}>
        <h3>
          <Translate id="config.flat.title">As a flat config</Translate>
        </h3>
        <button
          type="button"
          className={buttons.button}
          onClick={() => {
            downloadText('eslint.config.mjs', text);
          }}
        >
          <Translate id="config.flat.download">Download</Translate>
        </button>
      </div>
      <CodeBlock language="js" title="eslint.config.mjs">
        {text}
      </CodeBlock>
      <p>
        <Translate id="config.flat.install">Install what it imports:</Translate>
      </p>
      <CodeBlock language="bash">{installCommand(packages)}</CodeBlock>
      {throughCompat.length > 0 && (
        <p>
          <Translate
            id="config.flat.compat"
            values={{ names: listOf(throughCompat) }}
          >
            {
              'These have no form for flat configs that is known here, so they go through ESLint’s compatibility layer: {names}. If their newer versions have one, import that instead.'
            }
          </Translate>
        </p>
      )}
      <h4>
        <Translate id="config.flat.changes">What was changed</Translate>
      </h4>
      {changes.length === 0 ? (
        <p>
          <Translate id="config.flat.noChanges">
            Nothing but the format.
          </Translate>
        </p>
      ) : (
        <ul>
          {changes.map(change => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function listOf(names: readonly string[]): string {
  return names.map(name => `“${name}”`).join(', ');
}
