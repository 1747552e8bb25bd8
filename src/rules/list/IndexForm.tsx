import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { OneOf } from '../../ui/OneOf';
import { Toggle } from '../../ui/Toggle';
import { pluginRules } from '../pluginRules';
import { chosenPresets } from '../presets/presetNames';
import { spellPreset } from '../presetSpelling';
import { isInPreset, sinceChoices } from './findRules';
import styles from './IndexForm.module.css';
import {
  type FilterMode,
  type FilterName,
  type Filters,
  type IndexState,
  isNarrowed,
  noFilters,
  noPreset,
} from './indexState';

interface Props {
  state: IndexState;
  onChoose: (change: Partial<IndexState>) => void;
  onType: (text: string) => void;
  onSearchFocus: () => void;
  onSearchBlur: () => void;
}

const whatIsSearched = 'Name, description, option or message';

const orders = [
  { value: 'name', label: 'A–Z' },
  { value: 'purpose', label: 'By purpose' },
  { value: 'cost', label: 'By cost' },
] as const;

/** What the index can be narrowed down by. It takes a script, so it is not there without one. */
export function IndexForm({
  state,
  onChoose,
  onType,
  onSearchFocus,
  onSearchBlur,
}: Props) {
  return (
    <form
      className={clsx(styles.form, 'needs-script')}
      aria-label="Filter the rules"
      onSubmit={event => event.preventDefault()}
    >
      <div className={styles.search}>
        <input
          className="field"
          type="search"
          aria-label={whatIsSearched}
          placeholder={whatIsSearched}
          autoComplete="off"
          value={state.text}
          onChange={({ target }) => onType(target.value)}
          onFocus={onSearchFocus}
          onBlur={onSearchBlur}
        />
        <Choice
          label="Preset"
          value={state.preset}
          onChoose={preset => onChoose({ preset })}
        >
          <option value="">In any preset or none</option>
          {chosenPresets.map(name => (
            <option key={name} value={name} title={name}>
              {spellPreset(name, 'flat')} (
              {pluginRules.filter(rule => isInPreset(rule, name)).length})
            </option>
          ))}
          <option value={noPreset}>In no preset</option>
        </Choice>
        <Choice
          label="New since"
          value={state.since}
          onChoose={since => onChoose({ since })}
        >
          <option value="">In any version</option>
          {/* The address may have any. */}
          {[...new Set([state.since ?? [], sinceChoices].flat())].map(
            version => (
              <option key={version} value={version}>
                {`New since ${version}`}
              </option>
            ),
          )}
        </Choice>
        <button
          type="button"
          className="field"
          disabled={!isNarrowed(state)}
          onClick={() => onChoose({ text: '', ...noFilters })}
        >
          Clear
        </button>
        <OneOf
          label="Order"
          choices={orders}
          chosen={
            orders.find(({ value }) => value === state.sort)?.value ?? 'name'
          }
          onChoose={sort => onChoose({ sort, descending: false })}
        />
      </div>
      <FilterChips
        filters={state.filters}
        onChoose={filters => onChoose({ filters })}
      />
    </form>
  );
}

/**
 * Chooses one of several. React would undo what was chosen before it came, if it had the value: so it only
 * follows the address.
 */
function Choice({
  label,
  value,
  onChoose,
  children,
}: {
  label: string;
  value: string | undefined;
  onChoose: (value: string | undefined) => void;
  children: ReactNode;
}) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const { current } = select;
    if (!current || value === undefined) {
      return undefined;
    }
    current.value = value;
    return () => {
      current.value = '';
    };
  }, [value]);
  return (
    <select
      ref={select}
      className="field"
      aria-label={label}
      autoComplete="off"
      onChange={({ target }) => onChoose(target.value || undefined)}
    >
      {children}
    </select>
  );
}

interface FilterChipsProps {
  filters: Filters;
  onChoose: (filters: Filters) => void;
}

interface Chip {
  name: FilterName;
  mode: FilterMode;
  label: string;
}

const chips: Chip[] = [
  { name: 'fixable', mode: 'with', label: 'Auto-fix' },
  { name: 'suggestions', mode: 'with', label: 'Suggestions' },
  { name: 'typed', mode: 'with', label: 'Needs types' },
  { name: 'typed', mode: 'without', label: 'No types needed' },
  { name: 'extension', mode: 'with', label: 'Extends ESLint' },
  { name: 'deprecated', mode: 'with', label: 'Deprecated' },
];

/** Filters that only addresses ask for. They can be taken back, so they are shown as long as they are on. */
const chipsOfAddresses: Chip[] = [
  { name: 'recommended', mode: 'with', label: 'In a recommended preset' },
  { name: 'recommended', mode: 'without', label: 'In no recommended preset' },
  { name: 'strict', mode: 'with', label: 'In a strict preset' },
  { name: 'strict', mode: 'without', label: 'In no strict preset' },
  { name: 'stylistic', mode: 'with', label: 'In a stylistic preset' },
  { name: 'stylistic', mode: 'without', label: 'In no stylistic preset' },
  { name: 'fixable', mode: 'without', label: 'No auto-fix' },
  { name: 'suggestions', mode: 'without', label: 'No suggestions' },
  { name: 'extension', mode: 'without', label: 'Not in ESLint' },
  { name: 'formatting', mode: 'with', label: 'Formatting' },
  { name: 'formatting', mode: 'without', label: 'Not formatting' },
];

function FilterChips({ filters, onChoose }: FilterChipsProps) {
  const isOn = ({ name, mode }: Chip): boolean => filters[name] === mode;
  return (
    <div
      className={styles.chips}
      role="group"
      aria-label="Only rules like this"
    >
      {[...chips, ...chipsOfAddresses.filter(isOn)].map(chip => (
        <Toggle
          key={chip.label}
          isOn={isOn(chip)}
          onClick={() =>
            onChoose({
              ...filters,
              // Deprecated rules are hidden when their chip isn't pressed.
              [chip.name]: !isOn(chip)
                ? chip.mode
                : chip.name === 'deprecated'
                  ? 'without'
                  : undefined,
            })
          }
        >
          {chip.label}
        </Toggle>
      ))}
    </div>
  );
}
