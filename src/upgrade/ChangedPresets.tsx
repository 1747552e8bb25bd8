import Link from '@docusaurus/Link';
import { isOn } from '../config/ruleEntry';
import { chosenPresets } from '../rules/presets/presetNames';
import { RuleName } from '../rules/RuleName';
import { printInLine } from '../text/printJavaScript';
import type {
  ChangedPreset,
  ChangedPresetRule,
  VersionChanges,
} from './changes';

/** What each preset gained and lost, those that people choose first. */
export function ChangedPresets({ presets }: Pick<VersionChanges, 'presets'>) {
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
      <PresetChanges {...preset} />
    </section>
  ));
}

function PresetChanges({ name, rules, sameAs, state }: ChangedPreset) {
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
function NewPreset({ name, rules }: Pick<ChangedPreset, 'name' | 'rules'>) {
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

const kinds: [title: string, is: (rule: ChangedPresetRule) => boolean][] = [
  ['Turns on', ({ after, before }) => !isOn(before) && isOn(after)],
  ['No longer turns on', ({ after, before }) => isOn(before) && !isOn(after)],
  ['Sets differently', ({ after, before }) => isOn(before) && isOn(after)],
  ['Turns off', ({ after, before }) => before === undefined && !isOn(after)],
  [
    'No longer turns off',
    ({ after, before }) => !isOn(before) && after === undefined,
  ],
];

/** What a preset sets differently, by what comes of it. */
export function RuleChanges({ rules }: Pick<ChangedPreset, 'rules'>) {
  const groups = kinds
    .map(([title, is]) => ({ title, rules: rules.filter(is) }))
    .filter(group => group.rules.length > 0);
  return (
    <dl>
      {groups.map(group => (
        <div key={group.title}>
          <dt>
            {group.title} ({group.rules.length})
          </dt>
          <dd>
            <ul>
              {group.rules.map(({ id, before, after }) => (
                <li key={id}>
                  <RuleName id={id} />
                  {group.title === 'Sets differently' && (
                    <>
                      : <code>{printInLine(before)}</code> →{' '}
                      <code>{printInLine(after)}</code>
                    </>
                  )}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
