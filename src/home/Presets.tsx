import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { OfferedPreset, PresetOffer } from './content';
import styles from './Presets.module.css';

/** What each preset is for, by its id. */
const purposes: Partial<Record<string, string>> = {
  recommended:
    'Code that is wrong, or almost never what you meant. Start here.',
  strict:
    'All of recommended, plus rules that find more and have stronger opinions.',
  stylistic:
    'One way to write what can be written in several. It has no rule in common with the other two: add it to either.',
};

/** The presets in columns, with what they turn on. */
export function Presets({
  presets,
}: {
  presets: readonly PresetOffer[];
}): ReactNode {
  return (
    <section aria-labelledby="presets">
      <h2 id="presets">Choose a preset</h2>
      <p className={styles.lead}>
        A preset is one line in your config. Each comes in a second form that
        adds rules that use types. Read{' '}
        <Link to="/users/configs">what’s in each preset</Link>.
      </p>
      <ul className={styles.columns}>
        {presets.map(preset => (
          <li key={preset.id}>
            <h3 className={styles.name}>{preset.name}</h3>
            <p>{purposes[preset.id]}</p>
            <ul className={styles.forms}>
              <Form preset={preset} />
              <Form preset={preset.typed} isTyped />
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Form({
  isTyped = false,
  preset: { id, name, rules },
}: {
  isTyped?: boolean;
  preset: OfferedPreset;
}): ReactNode {
  return (
    <li>
      <Link to={`/users/configs#${id}`}>
        <code>{name}</code>
      </Link>
      <span>
        <b>{rules}</b> rules{isTyped && ', with types'}
      </span>
    </li>
  );
}
