import supportMatrix from '@site/data/support-matrix.json';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ScrollableTable } from '../ui/ScrollableTable';
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

/** Which TypeScript, ESLint and Node.js each version supports, newest first. One row for each change. */
export function SupportMatrix(): ReactNode {
  const rows: SupportRow[] = supportMatrix.rows;
  return (
    <ScrollableTable className={clsx(dataTable.table, styles.versions)}>
      <thead>
        <tr>
          <th scope="col">typescript-eslint</th>
          <th scope="col">Released</th>
          <th scope="col">TypeScript</th>
          <th scope="col">ESLint</th>
          <th scope="col">Node.js</th>
        </tr>
      </thead>
      <tbody>
        {[...rows].reverse().map(row => (
          <tr key={row.version}>
            <th scope="row">
              <code>
                {row.until === null
                  ? `>=${row.version}`
                  : `>=${row.version} <${row.until}`}
              </code>
            </th>
            <td>
              <time>{row.date}</time>
            </td>
            <td>
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
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
