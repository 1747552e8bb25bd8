import type { ReactNode } from 'react';
import { SelectField } from '../SelectField';
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
    >
      {Object.entries(questions).map(([name, { label, choices }]) => (
        <SelectField
          key={name}
          label={label}
          value={answers[name as keyof typeof answers]}
          choices={choices}
          onChoose={value => {
            store.setField(
              'answers',
              writeAnswers({ ...answers, [name]: value }),
            );
          }}
        />
      ))}
    </form>
  );
}
