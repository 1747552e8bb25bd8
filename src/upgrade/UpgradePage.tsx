import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { groupBy } from '../linter/groupBy';
import { pluginPrefix } from '../rules/ruleLink';
import { RuleName } from '../rules/RuleName';
import { ToolRow } from '../tools/ToolRow';
import chevron from '../ui/Chevron.module.css';
import { Conjunction } from '../ui/Conjunction';
import { DataTable } from '../ui/DataTable';
import { InlineCode } from '../ui/InlineCode';
import { ChangedPresets } from './ChangedPresets';
import {
  type Change,
  type ChangedOption,
  type ChangedRule,
  type OptionState,
  type ReplacedRule,
  shortVersion,
  type VersionChanges,
} from './changes';
import { RequiredVersions } from './RequiredVersions';
import styles from './UpgradePage.module.css';

/** The page of an upgrade from an older version to the documented one: everything the packages tell. */
export default function UpgradePage({ changes }: { changes: VersionChanges }) {
  const from = shortVersion(changes.from);
  const to = shortVersion(changes.to);
  const title = `Upgrade from ${from} to ${to}`;
  const shown = sectionsOf(changes);
  return (
    <Layout
      title={title}
      description={`Everything that changes for your config from typescript-eslint ${from} to ${to}: rules, options, defaults, presets, and parser options.`}
    >
      <ToolRow current="upgrade" />
      <main className={styles.page}>
        <article className="markdown">
          <header>
            <h1>{title}</h1>
          </header>
          <p>
            Everything that is different for a config and its reports, as the
            build of this site found it in the packages of versions{' '}
            {changes.from} and {changes.to}.{' '}
            <Link to="/config/upgrade">Paste your config</Link> to see only what
            concerns it, with an edit for each change.
          </p>
          <nav aria-label="On this page" className="link-columns">
            <ul>
              {shown.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
          {shown.map(({ content, id, intro, title }) => (
            <section key={id}>
              <h2 id={id}>{title}</h2>
              {intro !== undefined && <p>{intro}</p>}
              {content}
            </section>
          ))}
          <h2 id="other-versions">Other versions</h2>
          <p>
            Coming from <Link to="/config/upgrade-from-5">5.62</Link>,{' '}
            <Link to="/config/upgrade-from-6">6.21</Link>, or{' '}
            <Link to="/config/upgrade-from-7">7.0</Link>? If you use an older
            version, update to 5.62 first: it has everything of 5.x. Posts about{' '}
            <Link to="/blog/announcing-typescript-eslint-v6">version 6</Link>{' '}
            and{' '}
            <Link to="/blog/announcing-typescript-eslint-v7">version 7</Link>{' '}
            describe what changed for rules of your own.
          </p>
        </article>
      </main>
    </Layout>
  );
}

interface Section {
  id: string;
  title: string;
  intro?: ReactNode;
  content: ReactNode;
}

/** What there is to say, by what it is about; nothing of what didn't change. */
function sectionsOf(changes: VersionChanges): Section[] {
  const { added, deprecated, parserOptions, presets, removed } = changes;
  const options = changes.changed
    .map(rule => ({ ...rule, statements: describeChangedRule(rule) }))
    .filter(({ statements }) => statements.length > 0);
  const messages = changes.changed.filter(rule => rule.messages.length > 0);
  const sections: (Section | false)[] = [
    changes.requirements.length > 0 && {
      id: 'versions',
      title: 'Required versions',
      content: <RequiredVersions {...changes} />,
    },
    presets.length > 0 && {
      id: 'presets',
      title: 'Presets',
      content: <ChangedPresets presets={presets} />,
    },
    removed.length > 0 && {
      id: 'removed',
      title: 'Removed rules',
      intro:
        'ESLint fails when a config turns on a rule that doesn’t exist: “Definition for rule … not found”. Delete entries that are off, and replace the others.',
      content: <ReplacedRules rules={removed} since="Removed in" areGone />,
    },
    options.length > 0 && {
      id: 'options',
      title: 'Options and defaults',
      intro:
        'A default that changed matters if your config turns the rule on without setting the option. An option that is gone makes ESLint refuse the config.',
      content: (
        <DataTable
          columns={['Rule', 'What changed']}
          rows={options.map(({ name, statements }) => [
            <RuleName id={pluginPrefix + name} />,
            <ul>
              {statements.map(statement => (
                <li key={statement}>
                  <InlineCode text={statement} />
                </li>
              ))}
            </ul>,
          ])}
        />
      ),
    },
    deprecated.length > 0 && {
      id: 'deprecated',
      title: 'Deprecated rules',
      intro:
        'These still work. Replace them when you can: a later major version removes deprecated rules.',
      content: <ReplacedRules rules={deprecated} since="Deprecated in" />,
    },
    added.length > 0 && {
      id: 'new',
      title: 'New rules',
      intro: (
        <>
          {added.length} rules came after {shortVersion(changes.from)}. Presets
          turn on some of them: see <a href="#presets">Presets</a>. The others
          are off until your config names them.
        </>
      ),
      content: (
        <DataTable
          columns={['Rule', 'What it does', 'Since']}
          rows={added.map(({ name, description, since }) => [
            <RuleName id={pluginPrefix + name} />,
            <InlineCode text={description} />,
            since,
          ])}
        />
      ),
    },
    parserOptions.length > 0 && {
      id: 'parser-options',
      title: 'Parser options',
      content: (
        <ul>
          {parserOptions.map(option => (
            <li key={option.before ?? option.after}>
              <InlineCode text={describeParserOption(option)} />
            </li>
          ))}
        </ul>
      ),
    },
    messages.length > 0 && {
      id: 'messages',
      title: 'Messages',
      intro:
        'Scripts that look for the text of a report have to be adapted, and tests that name message ids.',
      content: (
        <details>
          <summary className={chevron.chevron}>All changed messages</summary>
          <dl>
            {messages.map(rule => (
              <div key={rule.name}>
                <dt>
                  <RuleName id={pluginPrefix + rule.name} />
                </dt>
                {rule.messages.map(({ id, before, after }) => (
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
      ),
    },
  ];
  return sections.filter(section => section !== false);
}

function ReplacedRules({
  rules,
  since,
  areGone = false,
}: {
  rules: readonly ReplacedRule[];
  since: string;
  areGone?: boolean;
}) {
  return (
    <DataTable
      columns={['Rule', since, 'Use instead']}
      rows={rules.map(rule => [
        <RuleName id={pluginPrefix + rule.name} isGone={areGone} />,
        rule.since,
        rule.replacedBy.length > 0 ? (
          <Conjunction
            word=","
            items={rule.replacedBy.map(id => (
              <RuleName id={id} />
            ))}
          />
        ) : (
          'No other rule'
        ),
      ])}
    />
  );
}

function describeParserOption({ before, after }: Change<string>): string {
  return before === undefined
    ? `New: \`${String(after)}\``
    : after === undefined
      ? `Gone: \`${before}\``
      : `Renamed: \`${before}\` → \`${after}\``;
}

/** What there is to say of a rule that isn't the same, in sentences with code between backticks. */
function describeChangedRule({
  fixes,
  needsTypes,
  options,
  suggests,
}: ChangedRule): string[] {
  return [
    needsTypes !== undefined &&
      (needsTypes
        ? 'Needs type information now.'
        : 'Needs no type information any more.'),
    ...groupOptions(options).map(describeOptions),
    fixes !== undefined && (fixes ? 'Has a fix now.' : 'Has no fix any more.'),
    suggests !== undefined &&
      (suggests ? 'Has suggestions now.' : 'Has no suggestions any more.'),
  ].filter(statement => statement !== false);
}

function describeOptions({
  names,
  before,
  after,
}: ReturnType<typeof groupOptions>[number]): string {
  const options = names.map(name => `\`${name}\``).join(', ');
  if (before === undefined) {
    const value = after?.default;
    return `New: ${options}${value === undefined ? '' : `, default \`${value}\``}`;
  }
  if (after === undefined) {
    return `Gone: ${options}`;
  }
  return before.default === after.default ||
    (before.default ?? after.default) === '[…]'
    ? `${options}: accepts \`${after.type}\`, not \`${before.type}\``
    : `${options}: default ${printDefault(before)} → ${printDefault(after)}`;
}

function printDefault({ default: value, type }: OptionState): string {
  return value === undefined && type !== 'boolean'
    ? 'not set'
    : `\`${value ?? 'false'}\``;
}

/** Puts options with the same change together. Those inside a new or removed option go without saying. */
function groupOptions(options: readonly ChangedOption[]) {
  const outer = options.filter(
    ({ name, before, after }) =>
      !options.some(
        other =>
          (other.before === undefined) === (before === undefined) &&
          (other.after === undefined) === (after === undefined) &&
          (before === undefined || after === undefined) &&
          (name.startsWith(`${other.name}.`) ||
            name.startsWith(`${other.name}[]`)),
      ),
  );
  return Array.from(
    groupBy(outer, ({ before, after }) =>
      JSON.stringify([before, after]),
    ).values(),
    group => ({ ...group[0], names: group.map(({ name }) => name) }),
  );
}
