import type { ReactNode } from 'react';
import type {
  Proof as ProofData,
  RuleDifference,
} from '../../config/move/moveConfig';
import { ScrollableTable } from '../../ui/ScrollableTable';
import styles from './CheckPart.module.css';

/** Most differences that are listed: a preset can be behind hundreds. */
const maxListed = 60;

/** The rules in force before and after, for files of each kind. */
export function Proof({ proof }: { proof: ProofData }): ReactNode {
  const { differences, files, uncompared } = proof;
  const same = files.filter(({ isSame }) => isSame).length;
  return (
    <section
      aria-label="Comparison with the config before"
      className={styles.proof}
    >
      <h3>
        {differences.length === 0
          ? 'The same rules are on as before'
          : `${String(differences.length)} ${differences.length === 1 ? 'difference' : 'differences'} in the rules that are on`}
      </h3>
      <p>
        Compared for {files.length} {files.length === 1 ? 'file' : 'files'}, one
        of each kind that the config tells apart: {same} of them have the same
        rules with the same options.
      </p>
      <ul className={styles.samples}>
        {files.map(({ count, isSame, name }) => (
          <li key={name}>
            <code>{name}</code>:{' '}
            {count === undefined ? 'ignored' : `${String(count)} rules`},{' '}
            {isSame ? 'the same' : 'different'}
          </li>
        ))}
      </ul>
      {differences.length > 0 && (
        <ScrollableTable>
          <thead>
            <tr>
              <th scope="col">Rule</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
              <th scope="col">Why, and in which files</th>
            </tr>
          </thead>
          <tbody>
            {differences.slice(0, maxListed).map(difference => (
              <DifferenceRow
                key={`${difference.ruleId} ${difference.files.join(' ')}`}
                difference={difference}
              />
            ))}
          </tbody>
        </ScrollableTable>
      )}
      {differences.length > maxListed && (
        <p>… and {differences.length - maxListed} more.</p>
      )}
      {uncompared.length > 0 && (
        <p>
          Not compared, since this page doesn’t have them: the rules that{' '}
          {uncompared.map(name => `“${name}”`).join(', ')} set. Run{' '}
          <code>npx eslint --print-config</code> with both configs to compare
          those.
        </p>
      )}
    </section>
  );
}

function DifferenceRow({
  difference: { after, before, files, reason, ruleId },
}: {
  difference: RuleDifference;
}): ReactNode {
  return (
    <tr>
      <th scope="row">
        <code>{ruleId}</code>
      </th>
      <td>{before === undefined ? 'off' : <code>{before}</code>}</td>
      <td>{after === undefined ? 'off' : <code>{after}</code>}</td>
      <td>
        {reason} ({files.join(', ')})
      </td>
    </tr>
  );
}
