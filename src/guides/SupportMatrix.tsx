import supportMatrix from '@site/data/support-matrix.json';
import clsx from 'clsx';
import { useState } from 'react';
import { StartReact } from '../navigation/StartReact';
import { SelectField } from '../tools/SelectField';
import { ScrollableTable } from '../ui/ScrollableTable';
import { TableHead } from '../ui/TableHead';
import dataTable from './DataTable.module.css';
import styles from './SupportMatrix.module.css';

/** What the versions from one on support, until the next row. Ranges as npm writes them. */
interface SupportRow {
  version: string;
  /** The first version that the row no longer is about; none for the newest row. */
  until: string | null;
  date: string;
  typescript: string;
  typescriptPrereleases: string[];
  eslint: string;
  node: string;
}

const rows: readonly SupportRow[] = supportMatrix.rows.toReversed();

/** The minor versions of TypeScript that ranges begin, end, or go over, the oldest first. */
const minors = listMinors(
  rows.flatMap(({ typescript }) => typescript.match(/\d+\.\d+/g) ?? []),
);

const choices = Object.fromEntries([
  ['', 'any'],
  ...minors
    .slice(0, -1)
    .toReversed()
    .map(minor => [minor, minor]),
]) as Record<string, string>;

/**
 * Which TypeScript, ESLint and Node.js each version supports, newest first. One row for each change. Built,
 * and without scripts, the table is whole; the reader's TypeScript hides rows of it.
 */
export function SupportMatrix() {
  const [own, setOwn] = useState('');
  const shown = rows.filter(row => own === '' || covers(row, own));
  const [newest] = shown;
  return (
    <>
      <StartReact at="use" />
      <form
        className="needs-script"
        aria-label="Which versions support a TypeScript version"
      >
        <p>
          <SelectField
            label="My TypeScript is"
            value={own}
            choices={choices}
            onChoose={setOwn}
          />{' '}
          <span role="status">
            {own !== '' &&
              newest &&
              `Supported from ${shown.at(-1)?.version ?? ''} to the last version before ${newest.until ?? 'the next one'}.`}
          </span>
        </p>
      </form>
      <ScrollableTable className={clsx(dataTable.table, styles.versions)}>
        <TableHead
          columns={[
            'typescript-eslint',
            'Released',
            'TypeScript',
            'ESLint',
            'Node.js',
          ]}
        />
        <tbody>
          {rows.map(row => (
            <tr key={row.version} hidden={!shown.includes(row)}>
              <SupportedVersions {...row} />
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
    </>
  );
}

function SupportedVersions(row: SupportRow) {
  return (
    <>
      <th scope="row">
        <code>
          {`>=${row.version}${row.until === null ? '' : ` <${row.until}`}`}
        </code>
      </th>
      <td>
        <time>{row.date}</time>
      </td>
      <td>
        <RangeBar {...row} />
        <code>{row.typescript}</code>
        {row.typescriptPrereleases.map(version => (
          <span key={version}>
            , <code>{version}</code>
          </span>
        ))}
      </td>
      <td>
        <code>{row.eslint}</code>
      </td>
      <td>
        <code>{row.node}</code>
      </td>
    </>
  );
}

/** Where a range is among all versions. What it draws is in the text next to it. */
function RangeBar(row: SupportRow) {
  const [from, to] = rangeOf(row);
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${String(minors.length - 1)} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={minors.length - 1} height={1} />
      <rect x={from} width={to - from} height={1} />
    </svg>
  );
}

/** The places in {@link minors} of the first version of a range, and of the first after it. */
function rangeOf({ typescript }: SupportRow): [from: number, to: number] {
  const [from = '', to = ''] = typescript.match(/\d+\.\d+/g) ?? [];
  return [minors.indexOf(from), minors.indexOf(to)];
}

function covers(row: SupportRow, minor: string): boolean {
  const [from, to] = rangeOf(row);
  const place = minors.indexOf(minor);
  return from <= place && place < to;
}

/** All minor versions from the first to the last of some. After x.9, TypeScript counts on with the next major. */
function listMinors(some: readonly string[]): string[] {
  const tenths = some.map(minor => Number(minor.replace('.', '')));
  const first = Math.min(...tenths);
  return Array.from({ length: Math.max(...tenths) - first + 1 }, (_, index) =>
    ((first + index) / 10).toFixed(1),
  );
}
