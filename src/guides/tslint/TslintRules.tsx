import Link from '@docusaurus/Link';
import tslintMap from '@site/data/tslint-map.json';
import clsx from 'clsx';
import { memo, type ReactNode, useState } from 'react';
import { StartReact } from '../../navigation/StartReact';
import { pluginRules } from '../../rules/pluginRules';
import { pluginPrefix, ruleLink } from '../../rules/ruleLink';
import { Conjunction } from '../../ui/Conjunction';
import { InlineCode } from '../../ui/InlineCode';
import { ScrollableTable } from '../../ui/ScrollableTable';
import { TableHead } from '../../ui/TableHead';
import dataTable from '../DataTable.module.css';
import styles from './TslintRules.module.css';

const rules: readonly TslintRule[] = tslintMap.rules;

const noFilter: TslintFilter = { text: '', kind: '' };

/**
 * What to use in place of each of TSLint's core rules. Built, and without scripts, the table is
 * whole; a reader's filter hides rows of it.
 */
export function TslintRules(): ReactNode {
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
  const all = rules.length;
  if (matching === all) {
    return `${String(all)} rules`;
  }
  return matching === 0
    ? `None of the ${String(all)} rules match`
    : `${String(matching)} of ${String(all)} rules`;
}

/** What the table can be narrowed down by. It needs a script, so it is hidden without one. */
function TslintFilterForm({
  onFilter,
}: {
  /** Is given what the fields say. */
  onFilter: (filter: TslintFilter) => void;
}): ReactNode {
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
      onReset={() => {
        onFilter(noFilter);
      }}
      onSubmit={event => {
        event.preventDefault();
      }}
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

/** A rule of TSLint and its replacements. */
const TslintRow = memo(function TslintRow({
  rule,
  replacements,
  note,
  hidden,
}: TslintRule & { hidden: boolean }): ReactNode {
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

function ReplacementName({ kind, name, partial }: Replacement): ReactNode {
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

/** A core rule of TSLint, and what does its work now. */
export interface TslintRule {
  rule: string;
  /** What to use now, best first. None: there is no replacement. */
  replacements: Replacement[];
  /** A sentence about the replacements; backticks mark code. */
  note?: string;
}

export interface Replacement {
  kind: string;
  /** Name of the rule or compiler option; none for a formatter. */
  name?: string;
  /** It covers only a part of what the TSLint rule reported. */
  partial?: boolean;
}

/** As a kind: rules that nothing replaces. */
export const noReplacement = 'none';

/** What a rule can be replaced by, as the table's data says it, and in words. */
export const replacementKinds: Readonly<Record<string, string>> = {
  'typescript-eslint': 'A typescript-eslint rule',
  eslint: 'An ESLint rule',
  stylistic: 'An ESLint Stylistic rule',
  plugin: 'A rule of another plugin',
  'compiler-option': 'A compiler option',
  formatter: 'A formatter',

  [noReplacement]: 'Nothing',
};

/** What rules are asked for. */
export interface TslintFilter {
  /** Words, each of which a row has to contain. Case doesn't matter. */
  text: string;
  /** A `kind` of replacement, `NO_REPLACEMENT`, or nothing for all rules. */
  kind: string;
}

/** Whether a rule is among those asked for, by its name or by what its row says about it. */
export function matchTslintRule(
  { rule, replacements, note = '' }: TslintRule,
  { text, kind }: TslintFilter,
): boolean {
  const row = [rule, ...replacements.map(({ name = '' }) => name), note]
    .join('\n')
    .toLowerCase();
  const words = text.toLowerCase().split(/\s+/);
  return (
    words.every(word => row.includes(word)) &&
    (kind === '' ||
      (kind === noReplacement
        ? replacements.length === 0
        : replacements.some(replacement => replacement.kind === kind)))
  );
}
