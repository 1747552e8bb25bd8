import { translate } from '@docusaurus/Translate';
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
  {
    name: 'fixable',
    mode: 'with',
    label: translate({ id: 'rules.filter.fixable.with', message: 'Auto-fix' }),
  },
  {
    name: 'suggestions',
    mode: 'with',
    label: translate({
      id: 'rules.filter.suggestions.with',
      message: 'Suggestions',
    }),
  },
  {
    name: 'typed',
    mode: 'with',
    label: translate({ id: 'rules.filter.typed.with', message: 'Needs types' }),
  },
  {
    name: 'typed',
    mode: 'without',
    label: translate({
      id: 'rules.filter.typed.without',
      message: 'No types needed',
    }),
  },
  {
    name: 'extension',
    mode: 'with',
    label: translate({
      id: 'rules.filter.extension.with',
      message: 'Extends ESLint',
    }),
  },
  {
    name: 'deprecated',
    mode: 'with',
    label: translate({
      id: 'rules.filter.deprecated.with',
      message: 'Deprecated',
    }),
  },
];

/** Filters that only addresses ask for. They can be taken back, so they are shown as long as they are on. */
const chipsOfAddresses: Chip[] = [
  {
    name: 'recommended',
    mode: 'with',
    label: translate({
      id: 'rules.filter.recommended.with',
      message: 'In a recommended preset',
    }),
  },
  {
    name: 'recommended',
    mode: 'without',
    label: translate({
      id: 'rules.filter.recommended.without',
      message: 'In no recommended preset',
    }),
  },
  {
    name: 'strict',
    mode: 'with',
    label: translate({
      id: 'rules.filter.strict.with',
      message: 'In a strict preset',
    }),
  },
  {
    name: 'strict',
    mode: 'without',
    label: translate({
      id: 'rules.filter.strict.without',
      message: 'In no strict preset',
    }),
  },
  {
    name: 'stylistic',
    mode: 'with',
    label: translate({
      id: 'rules.filter.stylistic.with',
      message: 'In a stylistic preset',
    }),
  },
  {
    name: 'stylistic',
    mode: 'without',
    label: translate({
      id: 'rules.filter.stylistic.without',
      message: 'In no stylistic preset',
    }),
  },
  {
    name: 'fixable',
    mode: 'without',
    label: translate({
      id: 'rules.filter.fixable.without',
      message: 'No auto-fix',
    }),
  },
  {
    name: 'suggestions',
    mode: 'without',
    label: translate({
      id: 'rules.filter.suggestions.without',
      message: 'No suggestions',
    }),
  },
  {
    name: 'extension',
    mode: 'without',
    label: translate({
      id: 'rules.filter.extension.without',
      message: 'Not in ESLint',
    }),
  },
  {
    name: 'formatting',
    mode: 'with',
    label: translate({
      id: 'rules.filter.formatting.with',
      message: 'Formatting',
    }),
  },
  {
    name: 'formatting',
    mode: 'without',
    label: translate({
      id: 'rules.filter.formatting.without',
      message: 'Not formatting',
    }),
  },
];

/** What rules have to be like: each filter is a button that stays down. */
export function FilterChips({ filters, onChoose }: Props): ReactNode {
  const isOn = ({ name, mode }: Chip): boolean => filters[name] === mode;
  return (
    <div
      className={styles.chips}
      role="group"
      aria-label={translate({
        id: 'rules.filter.label',
        message: 'Only rules like this',
      })}
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
