import Link from '@docusaurus/Link';
import groups from '@generated/nodes/default/groups.json';
import { useState } from 'react';
import { StartReact } from '../navigation/StartReact';
import { plural } from '../text/plural';
import { InlineCode } from '../ui/InlineCode';
import { ScrollableTable } from '../ui/ScrollableTable';
import { TableHead } from '../ui/TableHead';
import styles from './NodeIndex.module.css';

/** All nodes by what they are. Without scripts, the list is whole; a filter hides rows of it. */
export function NodeIndex() {
  const [text, setText] = useState('');
  const query = text.trim().toLowerCase();
  const shown = groups.map(({ title, nodes }) => ({
    title,
    nodes: nodes.filter(({ code, description, name }) =>
      [name, code, description].join('\n').toLowerCase().includes(query),
    ),
  }));
  const count = shown.reduce((sum, { nodes }) => sum + nodes.length, 0);
  return (
    <>
      <StartReact at="use" />
      <div className={`${styles.filter ?? ''} needs-script`}>
        <label htmlFor="node-filter">Filter by name, code, or what it is</label>
        <input
          id="node-filter"
          className="field"
          type="search"
          spellCheck={false}
          placeholder="as const"
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <p role="status">{plural(count, 'node')}</p>
      </div>
      <ScrollableTable className={styles.table}>
        <TableHead columns={['Node', 'Code', 'What it is']} />
        {shown.map(({ title, nodes }) => (
          <tbody key={title} hidden={nodes.length === 0}>
            <tr>
              <th colSpan={3} scope="rowgroup">
                {title}
              </th>
            </tr>
            {nodes.map(({ address, code, description, name }) => (
              <tr key={name}>
                <th scope="row">
                  <Link to={address}>{name}</Link>
                </th>
                <td>
                  <code>{code}</code>
                </td>
                <td>
                  <InlineCode text={description} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </ScrollableTable>
    </>
  );
}
