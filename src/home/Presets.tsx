import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { OfferedPreset, PresetOffer } from './content';
import styles from './Presets.module.css';

/** What each preset is for, by its id. */
const purposes: Partial<Record<string, string>> = {
  recommended: translate({
    id: 'home.presets.recommended',
    message: 'Code that is wrong, or almost never what you meant. Start here.',
  }),
  strict: translate({
    id: 'home.presets.strict',
    message:
      'All of recommended, plus rules that find more and have stronger opinions.',
  }),
  stylistic: translate({
    id: 'home.presets.stylistic',
    message:
      'One way to write what can be written in several. It has no rule in common with the other two: add it to either.',
  }),
};

/** The presets in columns, with what they turn on. */
export function Presets({
  presets,
}: {
  presets: readonly PresetOffer[];
}): ReactNode {
  return (
    <section aria-labelledby="presets">
      <h2 id="presets">
        <Translate id="home.presets.title">Choose a preset</Translate>
      </h2>
      <p className={styles.lead}>
        <Translate
          id="home.presets.lead"
          values={{
            compare: (
              <Link to="/users/configs">
                <Translate id="home.presets.compare">
                  Compare the presets
                </Translate>
              </Link>
            ),
          }}
        >
          {
            'A preset is one line in your config. Each comes in a second form that adds rules that use types. {compare}.'
          }
        </Translate>
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
        {isTyped ? (
          <Translate
            id="home.presets.rulesWithTypes"
            values={{ count: <b>{rules}</b> }}
          >
            {'{count} rules, with types'}
          </Translate>
        ) : (
          <Translate id="home.presets.rules" values={{ count: <b>{rules}</b> }}>
            {'{count} rules'}
          </Translate>
        )}
      </span>
    </li>
  );
}
