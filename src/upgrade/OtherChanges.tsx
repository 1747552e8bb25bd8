import type { ReactNode } from 'react';
import { CodeBlock } from '../ui/CodeBlock';
import { ScrollableTable } from '../ui/ScrollableTable';
import { TableHead } from '../ui/TableHead';
import type {
  ChangedParserOption,
  ChangedRule,
  VersionChanges,
} from './changes';
import { OwnRuleName } from './RuleName';

/** Versions that the packages ask for, and the command that installs them. */
export function Requirements({
  changes,
}: {
  changes: VersionChanges;
}): ReactNode {
  return (
    <>
      <ScrollableTable>
        <TableHead columns={['Package', changes.from, changes.to]} />
        <tbody>
          {changes.requirements.map(({ name, before, after }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <code>{before}</code>
              </td>
              <td>
                <code>{after}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
      <p>
        Update ESLint and TypeScript first. Then install both packages in the
        same version, or <code>typescript-eslint</code>, which contains them:
      </p>
      <CodeBlock language="bash">
        {`npm install --save-dev @typescript-eslint/eslint-plugin@${changes.to} @typescript-eslint/parser@${changes.to}\n`}
      </CodeBlock>
    </>
  );
}

/** Options of the parser that were added, removed or renamed. */
export function ChangedParserOptions({
  options,
}: {
  options: readonly ChangedParserOption[];
}): ReactNode {
  return (
    <ul>
      {options.map(({ before, after }) => (
        <li key={before ?? after}>
          {before === undefined ? (
            <>
              New: <code>{after}</code>
            </>
          ) : after === undefined ? (
            <>
              Gone: <code>{before}</code>
            </>
          ) : (
            <>
              Renamed: <code>{before}</code> → <code>{after}</code>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Texts of reports: what scripts that read ESLint's output have to know. */
export function ChangedMessages({
  rules,
}: {
  rules: readonly ChangedRule[];
}): ReactNode {
  return (
    <>
      <p>
        Scripts that look for the text of a report have to be adapted, and tests
        that name message ids.
      </p>
      <details>
        <summary>All changed messages</summary>
        <dl>
          {rules
            .filter(({ messages }) => messages.length > 0)
            .map(({ name, messages }) => (
              <div key={name}>
                <dt>
                  <OwnRuleName name={name} />
                </dt>
                {messages.map(({ id, before, after }) => (
                  <dd key={id}>
                    <code>{id}</code>
                    {before !== undefined && <del>{before}</del>}
                    {after !== undefined && <ins>{after}</ins>}
                  </dd>
                ))}
              </div>
            ))}
        </dl>
      </details>
    </>
  );
}
