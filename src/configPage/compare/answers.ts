import type { Answers } from '../../config/choose/chooseConfig';

/** What is chosen before a reader answers: what the setup guide has. */
export const usualAnswers: Answers = {
  format: 'flat',
  isTyped: true,
  strictness: 'recommended',
  isStylistic: true,
  hasReact: false,
  hasJest: false,
};

/** Reads answers from the address: words, in any order. */
export function readAnswers(text: string | undefined): Answers {
  if (!text) {
    return usualAnswers;
  }
  const words = new Set(text.split('.'));
  return {
    format: words.has('eslintrc') ? 'eslintrc' : 'flat',
    isTyped: words.has('typed'),
    strictness: words.has('strict') ? 'strict' : 'recommended',
    isStylistic: words.has('stylistic'),
    hasReact: words.has('react'),
    hasJest: words.has('jest'),
  };
}

/** Writes what {@link readAnswers} reads. */
export function writeAnswers(answers: Answers): string {
  return [
    answers.format,
    answers.strictness,
    ...(answers.isTyped ? ['typed'] : []),
    ...(answers.isStylistic ? ['stylistic'] : []),
    ...(answers.hasReact ? ['react'] : []),
    ...(answers.hasJest ? ['jest'] : []),
  ].join('.');
}
