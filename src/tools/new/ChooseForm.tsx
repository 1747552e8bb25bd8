import type { ReactNode } from 'react';
import type { ToolStore } from '../useToolState';
import { questions, readAnswers, usualAnswers, writeAnswers } from './answers';
import styles from './ChooseForm.module.css';

/** The questions, and their answers in the HTML. */
export function ChooseForm({ store }: { store: ToolStore }): ReactNode {
  const { answers: written } = store.fields;
  const answers = written ? readAnswers(written) : usualAnswers;
  return (
    <form
      className={styles.questions}
      aria-label="Questions about your project"
      onSubmit={event => {
        event.preventDefault();
      }}
    >
      {Object.entries(questions).map(([name, { label, choices }]) => (
        <label key={name}>
          {label}{' '}
          <select
            className="field"
            value={answers[name as keyof typeof answers]}
            onChange={({ target: { value } }) => {
              store.setField(
                'answers',
                writeAnswers({ ...answers, [name]: value }),
              );
            }}
          >
            {Object.entries(choices).map(([word, choice]) => (
              <option key={word} value={word}>
                {choice}
              </option>
            ))}
          </select>
        </label>
      ))}
    </form>
  );
}
