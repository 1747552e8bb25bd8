import { type ReactNode, useId } from 'react';
import styles from './Choices.module.css';
import oneOf from './OneOf.module.css';

export interface Choice {
  /** What is remembered. */
  value: string;
  label: string;
  content: ReactNode;
}

interface Props {
  /**
   * What the choice is about: chosen once, it is chosen everywhere, and on the next visit, by
   * `rememberChoices`.
   */
  group?: string | undefined;
  /** The same in words, for screen readers. */
  label: string;
  /** At most as many as `Choices.module.css` has selectors for. */
  choices: readonly Choice[];
}

/** Versions of the same thing, one of which is shown: radio buttons and CSS, so that no script is needed. */
export function Choices({ group, label, choices }: Props) {
  const name = useId();
  return (
    <div className={styles.choices}>
      <div className={styles.bar} role="radiogroup" aria-label={label}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={oneOf.one}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={choice.value}
              defaultChecked={index === 0}
              data-group={group}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {choices.map(choice => (
        <div
          key={choice.value}
          className={styles.content}
          data-label={choice.label}
        >
          {choice.content}
        </div>
      ))}
    </div>
  );
}
