import tslintMap from '@site/data/tslint-map.json';
import { type ReactNode, useState } from 'react';
import { StartReact } from '../../navigation/StartReact';
import { ScrollableTable } from '../../ui/ScrollableTable';
import dataTable from '../DataTable.module.css';
import { matchTslintRule, type TslintFilter } from './matchTslintRule';
import { TslintFilterForm } from './TslintFilterForm';
import { TslintRow } from './TslintRow';
import type { TslintRule } from './tslintRule';

const rules: readonly TslintRule[] = tslintMap.rules;

/**
 * What to use in place of each of TSLint's core rules. Built, and without scripts, the table is
 * whole; a reader's filter hides rows of it.
 */
export function TslintRules(): ReactNode {
  const [filter, setFilter] = useState<TslintFilter>({ text: '', kind: '' });
  const matching = new Set(rules.filter(rule => matchTslintRule(rule, filter)));
  return (
    <>
      <StartReact at="use" />
      <TslintFilterForm onFilter={setFilter} />
      <p role="status">{countOf(matching.size)}</p>
      <ScrollableTable className={dataTable.table}>
        <thead>
          <tr>
            <th scope="col">TSLint</th>
            <th scope="col">Now</th>
          </tr>
        </thead>
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
