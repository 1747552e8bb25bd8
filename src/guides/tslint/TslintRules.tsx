import Link from '@docusaurus/Link';
import tslintMap from '@site/data/tslint-map.json';
import clsx from 'clsx';
import { memo, useState } from 'react';
import { StartReact } from '../../navigation/StartReact';
import { pluginRules } from '../../rules/pluginRules';
import { pluginPrefix, ruleLink } from '../../rules/ruleLink';
import { Conjunction } from '../../ui/Conjunction';
import { InlineCode } from '../../ui/InlineCode';
import { ScrollableTable } from '../../ui/ScrollableTable';
import { TableHead } from '../../ui/TableHead';
import dataTable from '../DataTable.module.css';
import {
  matchTslintRule,
  type Replacement,
  replacementKinds,
  type TslintFilter,
  type TslintRule,
} from './tslintRule';
import styles from './TslintRules.module.css';

const rules: readonly TslintRule[] = tslintMap.rules;

const noFilter: TslintFilter = { text: '', kind: '' };

/**
 * What to use in place of each of TSLint's core rules. Built, and without scripts, the table is
 * whole; a reader's filter hides rows of it.
 */
export function TslintRules() {
  const [filter, setFilter] = useState(noFilter);
  const matching = new Set(rules.filter(rule => matchTslintRule(rule, filter)));
  return (
    <>
      <StartReact at="use" />
      <TslintFilterForm onFilter={setFilter} />
      <p role="status">{countOf(matching.size)}</p>
      <ScrollableTable className={dataTable.table}>
        <TableHead columns={['TSLint', 'Now']} />
        <tbody>
          {rules.map(rule => (
            <TslintRow key={rule.rule} {...rule} hidden={!matching.has(rule)} />
          ))}
        </tbody>
      </ScrollableTable>
    </>
  );
}

function countOf(matching: number): string {
  const all = `${String(rules.length)} rules`;
  return matching === rules.length
    ? all
    : matching === 0
      ? `None of the ${all} match`
      : `${String(matching)} of ${all}`;
}

function TslintFilterForm({
  onFilter,
}: {
  onFilter: (filter: TslintFilter) => void;
}) {
  return (
    <form
      className={clsx(styles.form, 'needs-script')}
      aria-label="Filter the TSLint rules"
      onInput={({ currentTarget }) => {
        const fields = new FormData(currentTarget);
        onFilter({
          text: String(fields.get('text')),
          kind: String(fields.get('kind')),
        });
      }}
      onReset={() => onFilter(noFilter)}
      onSubmit={event => event.preventDefault()}
    >
      <label>
        Name, replacement, or note
        <input className="field" name="text" type="search" />
      </label>
      <label>
        Replaced by
        <select className="field" name="kind">
          <option value="">Anything</option>
          {Object.entries(replacementKinds).map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button className="field" type="reset">
        Show all
      </button>
    </form>
  );
}

const TslintRow = memo(function TslintRow({
  rule,
  replacements,
  note,
  hidden,
}: TslintRule & { hidden: boolean }) {
  return (
    <tr hidden={hidden}>
      <th scope="row">
        <code>{rule}</code>
      </th>
      <td>
        {replacements.length === 0 ? (
          'Nothing. '
        ) : (
          <>
            <Conjunction
              word="or"
              items={replacements.map(replacement => (
                <ReplacementName
                  key={replacement.name ?? replacement.kind}
                  {...replacement}
                />
              ))}
            />
            {'. '}
          </>
        )}
        {note !== undefined && <InlineCode text={note} />}
      </td>
    </tr>
  );
});

function ReplacementName({ kind, name, partial }: Replacement) {
  const needsTypes = pluginRules.some(
    rule =>
      pluginPrefix + rule.name === name &&
      rule.docs.requiresTypeChecking === true,
  );
  const remarks = [
    ...(kind === 'compiler-option' ? ['compiler option'] : []),
    ...(needsTypes ? ['needs types'] : []),
    ...(partial === true ? ['in part'] : []),
  ];
  return (
    <>
      {name === undefined ? (
        'a formatter'
      ) : kind === 'typescript-eslint' || kind === 'eslint' ? (
        <Link to={ruleLink(name)}>
          <code>{name}</code>
        </Link>
      ) : (
        <code>{name}</code>
      )}
      {remarks.length > 0 && ` (${remarks.join(', ')})`}
    </>
  );
}
