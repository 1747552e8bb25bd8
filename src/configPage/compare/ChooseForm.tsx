import type { ReactNode } from 'react';
import type { PageStore } from '../usePageState';
import { readAnswers, writeAnswers, yesOrNo } from './answers';
import styles from './Compare.module.css';

/** Five questions, and their answers in the HTML. */
export function ChooseForm({ page }: { page: PageStore }): ReactNode {
  const answers = readAnswers(page.fields.answers);
  const change = (changed: Partial<typeof answers>): void => {
    page.setField('answers', writeAnswers({ ...answers, ...changed }));
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
