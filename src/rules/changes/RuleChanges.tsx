import { useDateTimeFormat } from '@docusaurus/theme-common/internal';
import changes from '@generated/rules/default/changes.json';
import Heading from '@theme/Heading';
import { Fragment } from 'react';
import { Conjunction } from '../../ui/Conjunction';
import { pluginPrefix } from '../ruleLink';
import { RuleName } from '../RuleName';
import {
  type OptionChange,
  type ReplacedRule,
  versionAnchor,
} from './versionChanges';

/** What the versions of a major release changed in the rules, newest first. */
export function RuleChanges({ major }: { major: number }) {
  const format = useDateTimeFormat({ dateStyle: 'long', timeZone: 'UTC' });
  const ofMajor = changes.filter(({ version }) =>
    version.startsWith(`${String(major)}.`),
  );
  return ofMajor.map(
    ({ added, date, deprecated, options, removed, version }) => (
      <Fragment key={version}>
        <Heading as="h3" id={versionAnchor(version)}>
          {version}
        </Heading>
        <p>
          <time dateTime={date}>{format.format(new Date(date))}</time>
        </p>
        <ul>
          {added.length > 0 && (
            <li>
              New:{' '}
              <Conjunction
                word=","
                items={added.map(name => (
                  <LinkedRule id={pluginPrefix + name} />
                ))}
              />
            </li>
          )}
          {deprecated.map(rule => (
            <Replaced key={rule.name} label="Deprecated" {...rule} />
          ))}
          {removed.map(rule => (
            <Replaced key={rule.name} label="Removed" {...rule} />
          ))}
          {options.map(change => (
            <Options key={change.rule} {...change} />
          ))}
        </ul>
      </Fragment>
    ),
  );
}

const gone = new Set(
  changes.flatMap(({ removed }) =>
    removed.map(rule => pluginPrefix + rule.name),
  ),
);

/** Rules that were removed later have a page that says so, or an address that leads to their replacement. */
function LinkedRule({ id }: { id: string }) {
  return <RuleName id={id} isGone={gone.has(id)} />;
}

function Replaced({
  label,
  name,
  replacedBy,
}: ReplacedRule & { label: string }) {
  return (
    <li>
      {label}: <LinkedRule id={pluginPrefix + name} />
      {replacedBy.length > 0 && (
        <>
          , replaced by{' '}
          <Conjunction
            items={replacedBy.map(id => (
              <LinkedRule id={id} />
            ))}
          />
        </>
      )}
    </li>
  );
}

function Options({ added, removed, rule }: OptionChange) {
  return (
    <li>
      <LinkedRule id={pluginPrefix + rule} />
      {': '}
      <Names label="new option" names={added} />
      {added.length > 0 && removed.length > 0 && '; '}
      <Names label="removed option" names={removed} />
    </li>
  );
}

function Names({ label, names }: { label: string; names: readonly string[] }) {
  return (
    names.length > 0 && (
      <>
        {names.length === 1 ? label : `${label}s`}{' '}
        <Conjunction
          word=","
          items={names.map(name => (
            <code>{name}</code>
          ))}
        />
      </>
    )
  );
}
