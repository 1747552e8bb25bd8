import Link from '@docusaurus/Link';
import { usePluralForm } from '@docusaurus/theme-common';
import { useDateTimeFormat } from '@docusaurus/theme-common/internal';
import Translate, { translate } from '@docusaurus/Translate';
import changes from '@generated/rules/default/changes.json';
import Heading from '@theme/Heading';
import { Fragment, type ReactNode } from 'react';
import { Conjunction } from '../../ui/Conjunction';
import { ruleLink } from '../ruleLink';
import {
  type OptionChange,
  type ReplacedRule,
  versionAnchor,
  type VersionChanges,
} from './versionChanges';

const pluginPrefix = '@typescript-eslint/';

/** What the versions of a major release changed in the rules, newest first. */
export function RuleChanges({ major }: { major: number }): ReactNode {
  return changes
    .filter(({ version }) => version.startsWith(`${String(major)}.`))
    .map(change => <Version key={change.version} {...change} />);
}

function Version({
  added,
  date,
  deprecated,
  options,
  removed,
  version,
}: VersionChanges): ReactNode {
  const format = useDateTimeFormat({ dateStyle: 'long', timeZone: 'UTC' });
  return (
    <>
      <Heading as="h3" id={versionAnchor(version)}>
        {version}
      </Heading>
      <p>
        <time dateTime={date}>{format.format(new Date(date))}</time>
      </p>
      <ul>
        {added.length > 0 && (
          <li>
            <Translate
              id="rules.changes.new"
              values={{ rules: <RuleNames names={added} /> }}
            >
              {'New: {rules}'}
            </Translate>
          </li>
        )}
        {deprecated.map(rule => (
          <Replaced
            key={rule.name}
            label={translate({
              id: 'search.status.deprecated',
              message: 'Deprecated',
            })}
            {...rule}
          />
        ))}
        {removed.map(rule => (
          <Replaced
            key={rule.name}
            label={translate({
              id: 'search.status.removed',
              message: 'Removed',
            })}
            {...rule}
          />
        ))}
        {options.map(change => (
          <Options key={change.rule} {...change} />
        ))}
      </ul>
    </>
  );
}

/** Rules that were removed later have a page that says so, or an address that leads to their replacement. */
function RuleNames({ names }: { names: readonly string[] }): ReactNode {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <RuleName id={pluginPrefix + name} />
    </Fragment>
  ));
}

function RuleName({ id }: { id: string }): ReactNode {
  const address = ruleLink(id);
  const code = <code>{id.replace(pluginPrefix, '')}</code>;
  return address.startsWith('/') && !exists(id) ? (
    code
  ) : (
    <Link to={address}>{code}</Link>
  );
}

function exists(id: string): boolean {
  return pages.has(id.slice(pluginPrefix.length));
}

const gone = new Set(
  changes.flatMap(({ removed }) => removed.map(({ name }) => name)),
);
/** The rules that have pages. */
const pages = new Set(
  changes.flatMap(({ added }) => added).filter(name => !gone.has(name)),
);

function Replaced({
  label,
  name,
  replacedBy,
}: ReplacedRule & { label: string }): ReactNode {
  const rule = <RuleName id={pluginPrefix + name} />;
  const others = (
    <Conjunction
      items={replacedBy.map(id => (
        <RuleName key={id} id={id} />
      ))}
    />
  );
  return (
    <li>
      {replacedBy.length === 0 ? (
        <Translate id="rules.changes.gone" values={{ change: label, rule }}>
          {'{change}: {rule}'}
        </Translate>
      ) : (
        <Translate
          id="rules.changes.replaced"
          values={{ change: label, rule, others }}
        >
          {'{change}: {rule}, replaced by {others}'}
        </Translate>
      )}
    </li>
  );
}

function Options({ added, removed, rule }: OptionChange): ReactNode {
  const { selectMessage } = usePluralForm();

  return (
    <li>
      <RuleName id={pluginPrefix + rule} />
      {': '}
      {added.length > 0 && (
        <Names
          label={selectMessage(
            added.length,
            translate({
              id: 'rules.changes.newOptions',
              message: 'new option|new options',
            }),
          )}
          names={added}
        />
      )}
      {added.length > 0 && removed.length > 0 && '; '}
      {removed.length > 0 && (
        <Names
          label={selectMessage(
            removed.length,
            translate({
              id: 'rules.changes.removedOptions',
              message: 'removed option|removed options',
            }),
          )}
          names={removed}
        />
      )}
    </li>
  );
}

function Names({
  label,
  names,
}: {
  label: string;
  names: readonly string[];
}): ReactNode {
  return (
    <>
      {label}{' '}
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <code>{name}</code>
        </Fragment>
      ))}
    </>
  );
}
