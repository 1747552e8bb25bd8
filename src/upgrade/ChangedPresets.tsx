import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { isOn } from '../config/ruleEntry';
import { chosenPresets } from '../rules/presets/presetNames';
import { printJavaScript } from '../text/printJavaScript';
import type { ChangedPreset, ChangedPresetRule, PresetEntry } from './changes';
import { RuleName } from './RuleLists';

/** What each preset gained and lost, those that people choose first. */
export function ChangedPresets({
  presets,
}: {
  presets: readonly ChangedPreset[];
}): ReactNode {
  const rank = ({ name }: ChangedPreset): number =>
    chosenPresets.includes(name)
      ? chosenPresets.indexOf(name)
      : chosenPresets.length;
  const shown = presets
    .filter(({ name }) => !name.endsWith('-only'))
    .toSorted((a, b) => rank(a) - rank(b));
  return shown.map(preset => (
    <section key={preset.name}>
      <h3 id={`preset-${preset.name}`}>
        <code>{preset.name}</code>
      </h3>
      <PresetChanges preset={preset} />
    </section>
  ));
}

function PresetChanges({
  preset: { name, rules, sameAs, state },
}: {
  preset: ChangedPreset;
}): ReactNode {
  switch (state) {
    case 'same':
      return <p>Sets the same rules in both versions.</p>;
    case 'gone':
      return <p>This preset no longer exists: delete it from your config.</p>;
    case 'new':
      return <NewPreset name={name} rules={rules} />;
    case 'changed':
      return (
        <>
          {sameAs !== undefined && (
            <p>
              An older name for <code>{sameAs}</code>: it still works, and sets
              the same.
            </p>
          )}
          <RuleChanges rules={rules} />
        </>
      );
  }
}

/** All of a new preset's rules are new in it: how many is enough. */
function NewPreset({
  name,
  rules,
}: {
  name: string;
  rules: readonly ChangedPresetRule[];
}): ReactNode {
  const on = rules.filter(({ after }) => isOn(after)).length;
  return (
    <p>
      {on === 0 ? (
        `New. It turns ${String(rules.length)} rules off, and none on.`
      ) : (
        <>
          New. It turns on {on} rules, including those it extends. The{' '}
          <Link to={`/rules/?preset=${name}`}>list of rules</Link> shows them.
        </>
      )}
    </p>
  );
}

/** What a preset sets differently, by what comes of it. */
export function RuleChanges({
  rules,
}: {
  rules: readonly ChangedPresetRule[];
}): ReactNode {
  const groups = [
    {
      title: 'Turns on',
      rules: rules.filter(({ before, after }) => !isOn(before) && isOn(after)),
    },
    {
      title: 'No longer turns on',
      rules: rules.filter(({ before, after }) => isOn(before) && !isOn(after)),
    },
    {
      title: 'Sets differently',
      rules: rules.filter(({ before, after }) => isOn(before) && isOn(after)),
    },
    {
      title: 'Turns off',
      rules: rules.filter(
        ({ before, after }) =>
          before === undefined && after !== undefined && !isOn(after),
      ),
    },
    {
      title: 'No longer turns off',
      rules: rules.filter(
        ({ before, after }) =>
          after === undefined && before !== undefined && !isOn(before),
      ),
    },
  ].filter(group => group.rules.length > 0);
  return (
    <dl>
      {groups.map(group => (
        <div key={group.title}>
          <dt>
            {group.title} ({group.rules.length})
          </dt>
          <dd>
            <ul>
              {group.rules.map(rule => (
                <li key={rule.id}>
                  <ChangedRuleInPreset rule={rule} />
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ChangedRuleInPreset({
  rule: { id, before, after },
}: {
  rule: ChangedPresetRule;
}): ReactNode {
  const isBoth = isOn(before) && isOn(after);
  return (
    <>
      <RuleName id={id} />
      {isBoth && (
        <>
          : <code>{printEntry(before)}</code> → <code>{printEntry(after)}</code>
        </>
      )}
    </>
  );
}

/** What a preset sets for a rule, on one line. */
function printEntry(entry: PresetEntry): string {
  return printJavaScript(entry).replaceAll(/\s+/g, ' ');
}
