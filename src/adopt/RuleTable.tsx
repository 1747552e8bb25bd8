import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { PlaygroundRule } from '../linter/protocol';
import { ScrollableTable } from '../ui/ScrollableTable';
import { TableHead } from '../ui/TableHead';
import type { RuleCount } from './plan/makePlan';

interface Props {
  rules: readonly RuleCount[];
  known: ReadonlyMap<string, PlaygroundRule>;
}

/** Reports by rule, with what `--fix` does away with. */
export function RuleTable({ rules, known }: Props): ReactNode {
  return (
    <>
      <h3>Reports by rule</h3>
      <ScrollableTable>
        <TableHead columns={['Rule', 'Reports', 'Files', '']} />
        <tbody>
          {rules.map(({ ruleId, reports, files, fixable, isExact }) => (
            <tr key={ruleId}>
              <th scope="row">
                <RuleLink id={ruleId} url={known.get(ruleId)?.url} />
              </th>
              <td>{reports.length}</td>
              <td>{files}</td>
              <td>
                {fixable === 0
                  ? ''
                  : isExact
                    ? fixable
                    : `up to ${String(fixable)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
    </>
  );
}

/** A rule's name, with a link to its page if there is one. */
export function RuleLink({
  id,
  url,
}: {
  id: string;
  url: string | undefined;
}): ReactNode {
  const name = <code>{id}</code>;
  return url === undefined ? name : <Link to={url}>{name}</Link>;
}
