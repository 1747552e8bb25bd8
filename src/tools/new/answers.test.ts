import { expect, it } from 'vitest';
import { readAnswers, usualAnswers, writeAnswers } from './answers';

const plain = {
  format: 'flat',
  framework: 'no',
  tests: 'no',
  types: 'no',
  strictness: 'recommended',
  style: 'no',
} as const;

it.each([
  // As links have them from when the questions were other ones.
  ['flat.recommended', plain],
  ['flat.strict.react', { ...plain, strictness: 'strict', framework: 'react' }],
  [
    'eslintrc.recommended.typed.stylistic.react.jest',
    {
      ...plain,
      format: 'eslintrc',
      framework: 'react',
      tests: 'jest',
      types: 'typed',
      style: 'stylistic',
    },
  ],
  [
    'vite.vue.vitest',
    { ...plain, types: 'vite', framework: 'vue', tests: 'vitest' },
  ],
  ['constructor.sveltekit.flat.', plain],
] as const)('reads %s', (text, answers) =>
  expect(readAnswers(text)).toEqual(answers),
);

it.each([
  'flat.recommended',
  'eslintrc.next.jest.typed.strict.stylistic',
  writeAnswers(usualAnswers),
])('writes %s', text => expect(writeAnswers(readAnswers(text))).toBe(text));
