import { usePluralForm } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type {
  Proof as ProofData,
  RuleDifference,
} from '../../config/move/moveConfig';
import { AndMore } from '../../ui/AndMore';
import { ScrollableTable } from '../../ui/ScrollableTable';
import { TableHead } from '../../ui/TableHead';
import styles from './CheckPart.module.css';

/** Most differences that are listed: a preset can be behind hundreds. */
const maxListed = 60;

/** The rules in force before and after, for files of each kind. */
export function Proof({ proof }: { proof: ProofData }): ReactNode {
  const { selectMessage } = usePluralForm();
  const { differences, files, uncompared } = proof;
  const same = files.filter(({ isSame }) => isSame).length;
  return (
    <section
      aria-label={translate({
        id: 'config.proof.label',
        message: 'Comparison with the config before',
      })}
    >
      <h3>
        {differences.length === 0 ? (
          <Translate id="config.proof.same">
            The same rules are on as before
          </Translate>
        ) : (
          selectMessage(
            differences.length,
            translate(
              {
                id: 'config.proof.differences',
                message:
                  '{count} difference in the rules that are on|{count} differences in the rules that are on',
              },
              { count: differences.length },
            ),
          )
        )}
      </h3>
      <p>
        {selectMessage(
          files.length,
          translate(
            {
              id: 'config.proof.files',
              message:
                'Compared for {count} file, one of each kind that the config tells apart: {same} of them have the same rules with the same options.|Compared for {count} files, one of each kind that the config tells apart: {same} of them have the same rules with the same options.',
            },
            { count: files.length, same },
          ),
        )}
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
          <TableHead>
            <Translate id="rules.column.rule">Rule</Translate>

            <Translate id="config.proof.before">Before</Translate>

            <Translate id="config.proof.after">After</Translate>

            <Translate id="config.proof.reason">
              Why, and in which files
            </Translate>
          </TableHead>
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
          <Translate
            id="config.proof.uncompared"
            values={{
              names: uncompared.map(name => `“${name}”`).join(', '),
              command: <code>npx eslint --print-config</code>,
            }}
          >
            {
              'Not compared, since this page doesn’t have them: the rules that {names} set. Run {command} with both configs to compare those.'
            }
          </Translate>
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
  const { selectMessage } = usePluralForm();
  const file = <code>{name}</code>;
  if (count === undefined) {
    return isSame ? (
      <Translate id="config.proof.ignoredSame" values={{ file }}>
        {'{file}: ignored, the same'}
      </Translate>
    ) : (
      <Translate id="config.proof.ignoredDifferent" values={{ file }}>
        {'{file}: ignored, different'}
      </Translate>
    );
  }
  const rules = selectMessage(
    count,
    translate(
      { id: 'config.proof.rules', message: '{count} rules' },
      { count },
    ),
  );
  return isSame ? (
    <Translate id="config.proof.rulesSame" values={{ file, rules }}>
      {'{file}: {rules}, the same'}
    </Translate>
  ) : (
    <Translate id="config.proof.rulesDifferent" values={{ file, rules }}>
      {'{file}: {rules}, different'}
    </Translate>
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
      <td>
        {before === undefined ? (
          translate({ id: 'config.proof.off', message: 'off' })
        ) : (
          <code>{before}</code>
        )}
      </td>
      <td>
        {after === undefined ? (
          translate({ id: 'config.proof.off', message: 'off' })
        ) : (
          <code>{after}</code>
        )}
      </td>
      <td>
        {reason} ({files.join(', ')})
      </td>
    </tr>
  );
}
