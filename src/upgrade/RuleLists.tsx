import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { ruleLink } from '../rules/ruleLink';
import { CodeBlock } from '../ui/CodeBlock';
import { DataTable } from '../ui/DataTable';
import { InlineCode } from '../ui/InlineCode';
import {
  type AddedRule,
  type ChangedParserOption,
  type ChangedRule,
  type ReplacedRule,
  shortVersion,
  type VersionChanges,
} from './changes';

/** Rules that the older version doesn't have. */
export function AddedRules({
  rules,
  from,
}: {
  rules: readonly AddedRule[];
  from: string;
}): ReactNode {
  return (
    <>
      <p>
        {rules.length} rules came after {shortVersion(from)}. Presets turn on
        some of them: see <a href="#presets">Presets</a>. The others are off
        until your config names them.
      </p>
      <DataTable
        columns={['Rule', 'What it does', 'Since']}
        rows={rules.map(({ name, description, since }) => [
          <OwnRuleName name={name} />,
          <InlineCode text={description} />,
          since,
        ])}
      />
    </>
  );
}

/** Rules that the later version no longer has. */
export function RemovedRules({
  rules,
}: {
  rules: readonly ReplacedRule[];
}): ReactNode {
  return (
    <>
      <p>
        ESLint fails when a config turns on a rule that doesn’t exist:
        “Definition for rule … not found”. Delete entries that are off, and
        replace the others.
      </p>
      <ReplacedRules rules={rules} since="Removed in" areGone />
    </>
  );
}

/** Rules that the later version has, and that the next major may not have. */
export function DeprecatedRules({
  rules,
}: {
  rules: readonly ReplacedRule[];
}): ReactNode {
  return (
    <>
      <p>
        These still work. Replace them when you can: a later major version
        removes deprecated rules.
      </p>
      <ReplacedRules rules={rules} since="Deprecated in" />
    </>
  );
}

function ReplacedRules({
  rules,
  since,
  areGone = false,
}: {
  rules: readonly ReplacedRule[];
  since: string;
  areGone?: boolean;
}): ReactNode {
  return (
    <DataTable
      columns={['Rule', since, 'Use instead']}
      rows={rules.map(rule => [
        <RuleName id={prefix + rule.name} isGone={areGone} />,
        rule.since,
        rule.replacedBy.length > 0 ? (
          <RuleNames ids={rule.replacedBy} />
        ) : (
          'No other rule'
        ),
      ])}
    />
  );
}

/** Versions that the packages ask for, and the command that installs them. */
export function Requirements({
  changes,
}: {
  changes: VersionChanges;
}): ReactNode {
  return (
    <>
      <DataTable
        columns={['Package', changes.from, changes.to]}
        rows={changes.requirements.map(({ name, before, after }) => [
          name,
          <code>{before}</code>,
          <code>{after}</code>,
        ])}
      />
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

const prefix = '@typescript-eslint/';

interface Props {
  /** As in a config. */
  id: string;
  /** Whether this version has no page for it. */
  isGone?: boolean;
}

/** A rule's name in code, with a link to its page. Those of the plugin are shown without its prefix. */
export function RuleName({ id, isGone = false }: Props): ReactNode {
  const name = (
    <code>{id.startsWith(prefix) ? id.slice(prefix.length) : id}</code>
  );
  return isGone ? name : <Link to={ruleLink(id)}>{name}</Link>;
}

/** A rule of the plugin by its bare name. */
export function OwnRuleName({ name }: { name: string }): ReactNode {
  return <RuleName id={prefix + name} />;
}

/** Several rules after each other, with commas. */
function RuleNames({ ids }: { ids: readonly string[] }): ReactNode {
  return ids.map((id, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <RuleName id={id} />
    </span>
  ));
}
