import type { ReactNode } from 'react';
import type { Answers } from '../../config/chooseConfig';
import type { PageStore } from '../usePageState';
import styles from './Compare.module.css';

/** What is chosen before a reader answers: what the setup guide has. */
const usualAnswers: Answers = {
  format: 'flat',
  isTyped: true,
  strictness: 'recommended',
  isStylistic: true,
  hasReact: false,
  hasJest: false,
};

/** Questions to which the answer is yes or no, with the word that is in the address for yes. */
const yesOrNo = [
  {
    name: 'isTyped',
    word: 'typed',
    question: 'Use type information (needs a tsconfig)',
  },
  {
    name: 'isStylistic',
    word: 'stylistic',
    question: 'One style for what can be written in several ways',
  },
  { name: 'hasReact', word: 'react', question: 'React' },
  { name: 'hasJest', word: 'jest', question: 'Tests with Jest' },
] as const;

/** Five questions, and their answers in the HTML. */
export function ChooseForm({ page }: { page: PageStore }): ReactNode {
  const answers = readAnswers(page.fields.answers);
  const change = (changed: Partial<Answers>): void => {
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

/** Reads answers from the address: words, in any order. */
export function readAnswers(text: string | undefined): Answers {
  if (!text) {
    return usualAnswers;
  }
  const words = new Set(text.split('.'));
  return {
    ...usualAnswers,
    format: words.has('eslintrc') ? 'eslintrc' : 'flat',
    strictness: words.has('strict') ? 'strict' : 'recommended',
    ...Object.fromEntries(
      yesOrNo.map(({ name, word }) => [name, words.has(word)]),
    ),
  };
}

/** Writes what {@link readAnswers} reads. */
function writeAnswers(answers: Answers): string {
  const words = yesOrNo
    .filter(({ name }) => answers[name])
    .map(({ word }) => word);
  return [answers.format, answers.strictness, ...words].join('.');
}
