import type { ReactNode } from 'react';
import styles from './FilterChips.module.css';
import type { FilterMode, FilterName, Filters } from './indexState';

interface Props {
  filters: Filters;
  onChoose: (filters: Filters) => void;
}

/** A filter that can be on or off. */
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

/** What rules have to be like: each filter is a button that stays down. */
export function FilterChips({ filters, onChoose }: Props): ReactNode {
  const isOn = ({ name, mode }: Chip): boolean => filters[name] === mode;
  return (
    <div
      className={styles.chips}
      role="group"
      aria-label="Only rules like this"
    >
      {[...chips, ...chipsOfAddresses.filter(isOn)].map(chip => (
        <button
          key={chip.label}
          type="button"
          aria-pressed={isOn(chip)}
          onClick={() => {
            onChoose({
              ...filters,
              [chip.name]: isOn(chip) ? modeWithout(chip.name) : chip.mode,
            });
          }}
        >
          {chip.label}
        </button>
      ))}
    </div>
  );
}

/** What a filter is when its chip isn't pressed: deprecated rules are hidden then. */
function modeWithout(name: FilterName): FilterMode | undefined {
  return name === 'deprecated' ? 'without' : undefined;
}
