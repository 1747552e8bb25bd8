import {
  type ConfigDocument,
  parseConfig,
} from '../../../config/configDocument';
import {
  choosePreset,
  extendedPresets,
  ruleSettings,
  setRule,
} from '../../../config/editConfig';
import { presetSettings } from '../../../config/presets/presetSettings';
import { barePresetName, presetPrefix } from '../../../linter/presets';
import type { PlaygroundRule } from '../../../linter/protocol';
import { chosenPresets } from '../../../rules/presets/presetNames';
import { type ConfigFormat, spellPreset } from '../../../rules/presetSpelling';
import { selectConfig } from '../../analysis/analysisSelectors';
import { Select } from '../../controls';
import controls from '../../controls.module.css';
import { editInForm } from '../../state/changeSession';
import { usePlayground, useSelector } from '../../state/PlaygroundContext';
import { fileNameOf } from '../../state/sharedState';
import styles from './Form.module.css';
import { RuleForm } from './RuleForm';
import { SearchForm } from './SearchForm';

/** Most rules that are listed at once: each is a form of its own. */
const maxListed = 60;

/** Edits the config's text by choosing presets, rules, severities and options. */
export function ConfigForm() {
  const { store } = usePlayground();
  const rules = useSelector(session => session.knownRules?.rules);
  const text = useSelector(({ shared }) => shared.eslintrc);
  const fileName = useSelector(({ shared }) => fileNameOf(shared));
  const config = useSelector(selectConfig);
  const document = parseConfig(text);
  const settings = ruleSettings(document, fileName);
  const inherited = presetSettings(config ?? {}, rules ?? [], fileName);
  const format = document.isFlat ? 'flat' : 'eslintrc';
  const change = (after: string) => editInForm(store, 'eslintrc', after);
  /** What the config sets, what its presets turn on, the rest, and last what is on its way out. */
  const rank = ({ id, deprecated }: PlaygroundRule): number => {
    if (settings.has(id)) {
      return 0;
    }
    const { severity = 'off' } = inherited.get(id) ?? {};
    return severity !== 'off' ? 1 : deprecated ? 3 : 2;
  };
  return (
    <>
      <PresetChoice
        document={document}
        fileName={fileName}
        format={format}
        rules={rules}
        onChange={change}
      />
      <SearchForm
        label="Find a rule"
        items={rules}
        nameOf={({ id }) => id}
        rank={rank}
        describe={(found, isSearch) =>
          isSearch
            ? `${String(found)} rules found.`
            : 'The config’s own rules come first, then those of its presets. Search to find the others.'
        }
        limit={maxListed}
      >
        {rule => (
          <RuleForm
            key={rule.id}
            rule={rule}
            setting={settings.get(rule.id)}
            inherited={inherited.get(rule.id)}
            format={format}
            onChange={setting =>
              change(setRule(document, fileName, rule.id, setting))
            }
          />
        )}
      </SearchForm>
    </>
  );
}

interface Props {
  document: ConfigDocument;
  /** The code’s: parts of the config are for certain files. */
  fileName: string;
  format: ConfigFormat;
  /** `undefined` until they are known. */
  rules: readonly PlaygroundRule[] | undefined;
  onChange: (text: string) => void;
}

function PresetChoice({ document, fileName, format, rules, onChange }: Props) {
  const extended = extendedPresets(document, fileName);
  const others = extended.filter(
    name => !presetFamilies.some(family => family.has(name)),
  );
  return (
    <div className={styles.presets}>
      {presetFamilies.map(({ has, label, names }) => {
        // The last one has the last word.
        const chosen = barePresetName(extended.filter(has).at(-1) ?? '');
        return (
          <Select
            key={label}
            className={controls.hint}
            label={label}
            value={chosen}
            values={[...new Set(['', ...names, chosen])]}
            textOf={name =>
              name === '' ? 'none' : describe(name, format, rules)
            }
            onChoose={name => {
              const full = name === '' ? undefined : fullName(name);
              onChange(choosePreset(document, fileName, has, full));
            }}
          />
        );
      })}
      {others.length > 0 && (
        <p className={controls.hint}>
          {`And, from the JSON: ${others.join(', ')}`}
        </p>
      )}
    </div>
  );
}

function describe(
  name: string,
  format: ConfigFormat,
  rules: Props['rules'],
): string {
  const count = countOf(name, rules);
  const spelled = spellPreset(name, format);
  return count === undefined ? spelled : `${spelled} (${String(count)} rules)`;
}

/** As a config of either form names it here. */
function fullName(name: string): string {
  return name.includes(':') ? name : presetPrefix + name;
}

/**
 * How many rules a preset turns on, as far as that is known. As on other pages, those of the core do not
 * count among the plugin's: they are in all of its presets.
 */
function countOf(name: string, rules: Props['rules']): number | undefined {
  const isCore = name.startsWith('eslint:');
  return rules?.filter(
    ({ id, entries }) =>
      isCore !== id.startsWith('@typescript-eslint/') &&
      entries.some(
        ({ entry, preset }) => preset === name && [entry].flat()[0] !== 'off',
      ),
  ).length;
}

const isStylistic = (name: string) => name.startsWith('stylistic');
const isCore = (name: string) => name.startsWith('eslint:');

/** Kinds of presets of which a config extends one, if any. `has`: whether one is of the kind, as a config names it. */
const presetFamilies = [
  {
    label: 'Preset',
    names: [...chosenPresets.filter(name => !isStylistic(name)), 'all'],
    // With what is left of a preset without another one, and older names.
    has: (name: string) =>
      /^(?:all|recommended|strict)(?:-|$)/.test(barePresetName(name)),
  },
  {
    label: 'Stylistic preset',
    names: chosenPresets.filter(isStylistic),
    has: (name: string) => isStylistic(barePresetName(name)),
  },
  {
    label: 'ESLint’s own preset',
    names: ['eslint:recommended', 'eslint:all'],
    has: isCore,
  },
];
