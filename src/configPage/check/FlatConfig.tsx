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
    <section aria-label="The config as a flat config" className={styles.flat}>
      <div className={styles.head}>
        <h3>As a flat config</h3>
        <button
          type="button"
          className={buttons.button}
          onClick={() => {
            downloadText('eslint.config.mjs', text);
          }}
        >
          Download
        </button>
      </div>
      <CodeBlock language="js" title="eslint.config.mjs">
        {text}
      </CodeBlock>
      <p>Install what it imports:</p>
      <CodeBlock language="bash">{installCommand(packages)}</CodeBlock>
      {throughCompat.length > 0 && (
        <p>
          {`These have no form for flat configs that is known here, so they go through ESLint’s compatibility layer: ${listOf(throughCompat)}. If their newer versions have one, import that instead.`}
        </p>
      )}
      <h4>What was changed</h4>
      {changes.length === 0 ? (
        <p>Nothing but the format.</p>
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
