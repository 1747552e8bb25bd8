import type { ReactNode } from 'react';
import type { Answers } from '../../config/chooseConfig';
import type { ToolStore } from '../useToolState';
import { readAnswers, writeAnswers, yesOrNo } from './answers';
import styles from './ChooseForm.module.css';

/** Five questions, and their answers in the HTML. */
export function ChooseForm({ store }: { store: ToolStore }): ReactNode {
  const answers = readAnswers(store.fields.answers);
  const change = (changed: Partial<Answers>): void => {
    store.setField('answers', writeAnswers({ ...answers, ...changed }));
  };
  return (
    <form
      className={styles.questions}
      aria-label="Questions about your project"
      onSubmit={event => {
        event.preventDefault();
      }}
    >
      <label>
        Format{' '}
        <select
          className="field"
          value={answers.format}
          onChange={({ target }) => {
            change({ format: target.value === 'flat' ? 'flat' : 'eslintrc' });
          }}
        >
          <option value="flat">flat config</option>
          <option value="eslintrc">eslintrc config</option>
        </select>
      </label>
      <label>
        How strict{' '}
        <select
          className="field"
          value={answers.strictness}
          onChange={({ target }) => {
            change({
              strictness: target.value === 'strict' ? 'strict' : 'recommended',
            });
          }}
        >
          <option value="recommended">recommended</option>
          <option value="strict">strict: more rules</option>
        </select>
      </label>
      {yesOrNo.map(({ name, question }) => (
        <label key={name} className={styles.check}>
          <input
            type="checkbox"
            checked={answers[name]}
            onChange={({ target }) => {
              change({ [name]: target.checked });
            }}
          />
          {question}
        </label>
      ))}
    </form>
  );
}
