import { expect, it } from 'vitest';
import { findTerms } from './terms.mjs';

function found(text: string): string[] {
  return findTerms(text).map(use => use.text);
}

it.each(['Nobody', 'nobody', 'by itself', 'by  \n itself'])(
  'finds "%s" in a sentence',
  term => {
    expect(found(`What ${term}, done.`)).toEqual([term]);
  },
);

it.each(['renewal', 'besides', 'stand-in', 'NodeJS.ProcessEnv'])(
  'knows that "%s" is another word',
  word => {
    expect(found(`A ${word} is.`)).toEqual([]);
  },
);

it('goes by capitals only in names', () => {
  expect(found('Typescript, typescript, TypeScript')).toEqual(['Typescript']);
});

it('leaves quotations and code alone', () => {
  expect(found('"whoever" in `beside`')).toEqual([]);
});

it('says where it is, what to write, and why', () => {
  expect(findTerms('Build `it` anew.')).toEqual([
    {
      index: 11,
      text: 'anew',
      message: '"anew": write again (it reads as translated).',
    },
  ]);
});
