import type { ReactNode } from 'react';
import type {
  Proof as ProofData,
  RuleDifference,
} from '../../config/move/moveConfig';
import { plural } from '../../text/plural';
import { AndMore } from '../../ui/AndMore';
import { ScrollableTable } from '../../ui/ScrollableTable';
import { TableHead } from '../../ui/TableHead';
import styles from './CheckPart.module.css';

/** Most differences that are listed: a preset can be behind hundreds. */
const maxListed = 60;

/** The rules in force before and after, for files of each kind. */
export function Proof({ proof }: { proof: ProofData }): ReactNode {
  const { differences, files, uncompared } = proof;
  const same = files.filter(({ isSame }) => isSame).length;
  return (
    <section aria-label="Comparison with the config before">
      <h3>
        {differences.length === 0
          ? 'The same rules are on as before'
          : `${plural(differences.length, 'difference')} in the rules that are on`}
      </h3>
      <p>
        {`Compared for ${plural(files.length, 'file')}, one of each kind that the config tells apart: ${String(same)} of them have the same rules with the same options.`}
      </p>
      <ul className={styles.samples}>
        {files.map(file => (
          <li key={file.name}>
            <Sample {...file} />
          </li>
        ))}
      </ul>
      {differences.length > 0 && (
        <ScrollableTable>
          <TableHead
            columns={['Rule', 'Before', 'After', 'Why, and in which files']}
          />
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
      <AndMore count={differences.length - maxListed} />
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

/** Whether the rules for a file are the same. */
function Sample({
  count,
  isSame,
  name,
}: ProofData['files'][number]): ReactNode {
  const file = <code>{name}</code>;
  if (count === undefined) {
    return isSame ? (
      <>{file}: ignored, the same</>
    ) : (
      <>{file}: ignored, different</>
    );
  }
  const rules = `${String(count)} rules`;
  return isSame ? (
    <>
      {file}: {rules}, the same
    </>
  ) : (
    <>
      {file}: {rules}, different
    </>
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
