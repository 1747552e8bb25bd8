import type { Answers } from '../../config/chooseConfig';

/** What is chosen before a reader answers: what the setup guide has. */
export const usualAnswers: Answers = {
  format: 'flat',
  isTyped: true,
  strictness: 'recommended',
  isStylistic: true,
  hasReact: false,
  hasJest: false,
};

/** Questions to which the answer is yes or no, with the word that is in the address for yes. */
export const yesOrNo = [
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
export function writeAnswers(answers: Answers): string {
  const words = yesOrNo
    .filter(({ name }) => answers[name])
    .map(({ word }) => word);
  return [answers.format, answers.strictness, ...words].join('.');
}
