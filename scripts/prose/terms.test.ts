import { expect, it } from 'vitest';
import { findTerms } from './terms.mjs';

function found(text: string): string[] {
  return findTerms(text).map(use => use.text);
}

it.each(['Nobody', 'nobody', 'by itself', 'by  \n itself'])(
  'finds "%s" in a sentence',
  term => expect(found(`What ${term}, done.`)).toEqual([term]),
);

it.each(['renewal', 'besides', 'stand-in', 'NodeJS.ProcessEnv'])(
  'knows that "%s" is another word',
  word => expect(found(`A ${word} is.`)).toEqual([]),
);

it.each([
  ['It runs in CI as well.', 'as well'],
  ['It runs as well if nothing changed.', 'as well'],
  ['It reads globs, too.', 'too'],
  ["There's no need to build.", "There's no need"],
  ['You need it to lint.', 'You need it'],
  ['It goes over all files, the generated ones included.', 'included'],
  ['What is to be removed is listed.', 'is to be removed'],
  ['What is to be done?', 'is to be done'],
  ["It doesn't run for long.", 'for long'],
  ['It works inside of a class.', 'inside of'],
  ['It is in another file than the class.', 'another file than'],
  ['The first run takes long.', 'takes long'],
  ["It isn't used any more.", 'any more'],
  ['The error is in line 3.', 'in line'],
])('finds the phrase in "%s"', (sentence, phrase) =>
  expect(found(sentence)).toEqual([phrase]),
);

it.each([
  'It works as well as the other.',
  'You might as well.',
  'The line is too long, too narrow or wide.',
  "There's no file with that name.",
  'Say what you need it for.',
  'It lints the files of the project, which are included.',
  "Monday's release is included.",
  'The goal is to be explicit.',
  'It sorts for longer lists.',
  'Another rule, rather than this one, reports it.',
  "It doesn't take long, and takes longer on a phone.",
  'Are there any more files?',
  'It waits in line.',
  'the inside of a box',
  'The code inside `${}` of a string',
])('finds nothing in "%s"', sentence => expect(found(sentence)).toEqual([]));

it('goes by capitals only in names', () =>
  expect(found('Typescript, typescript, TypeScript')).toEqual(['Typescript']));

it('leaves quotations and code alone', () =>
  expect(found('"whoever" in `beside`')).toEqual([]));

it('says where it is, what to write, and why', () =>
  expect(findTerms('Build `it` anew.')).toEqual([
    {
      index: 11,
      text: 'anew',
      message: '"anew": write again (it reads as translated).',
    },
  ]));
