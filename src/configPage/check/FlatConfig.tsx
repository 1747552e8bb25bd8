import type { ReactNode } from 'react';
import type { MovedConfig, Proof as ProofData } from '../../config/moveConfig';
import { plural } from '../../text/plural';
import { AndMore } from '../../ui/AndMore';
import { CodeBlock } from '../../ui/CodeBlock';
import { DataTable } from '../../ui/DataTable';
import buttons from '../../ui/pageButton.module.css';
import { saveFile } from '../../ui/saveFile';
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
            saveFile(
              'eslint.config.mjs',
              new Blob([text], { type: 'text/plain' }),
            );
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

/** Most differences that are listed: a preset can be behind hundreds. */
const maxListed = 60;

/** What is in force before and after, for files of each kind. */
export function Proof({ proof }: { proof: ProofData }): ReactNode {
  const { differences, files, uncompared } = proof;
  const same = files.filter(({ isSame }) => isSame).length;
  return (
    <section aria-label="Comparison with the config before">
      <h3>
        {differences.length > 0
          ? plural(differences.length, 'difference')
          : uncompared.length > 0
            ? 'No difference in what this page can compare'
            : 'ESLint does the same as before'}
      </h3>
      <p>
        {`Compared for ${plural(files.length, 'file')}, one of each kind that the config tells apart: ${String(same)} of them have the same rules with the same options, and are read the same way.`}
      </p>
      <ul className={styles.samples}>
        {files.map(file => (
          <li key={file.name}>
            <Sample {...file} />
          </li>
        ))}
      </ul>
      {differences.length > 0 && (
        <DataTable
          columns={['What', 'Before', 'After', 'Why, and in which files']}
          rows={differences
            .slice(0, maxListed)
            .map(({ after, before, files: inFiles, name, reason }) => [
              <code>{name}</code>,
              before === undefined ? 'off' : <code>{before}</code>,
              after === undefined ? 'off' : <code>{after}</code>,
              `${reason} (${inFiles.join(', ')})`,
            ])}
        />
      )}
      <AndMore count={differences.length - maxListed} />
      {uncompared.length > 0 && (
        <p>
          Not compared, since this page doesn’t have them: the rules, and the
          parser, that {uncompared.map(name => `“${name}”`).join(', ')} set. Run{' '}
          <code>npx eslint --print-config</code> with both configs to compare
          those.
        </p>
      )}
    </section>
  );
}

/** Whether the rules for a file are the same. */
function Sample({
  count,
  isSame,
  name,
}: ProofData['files'][number]): ReactNode {
  return (
    <>
      <code>{name}</code>:{' '}
      {count === undefined ? 'ignored' : `${String(count)} rules`},{' '}
      {isSame ? 'the same' : 'different'}
    </>
  );
}
