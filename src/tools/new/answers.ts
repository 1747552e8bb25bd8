import type { Answers } from '../../config/chooseConfig';

/** The questions. Each choice is named by its word in the address. */
type Questions = {
  [Name in keyof Answers]: {
    label: string;
    /** The first is the one for an address that names none. */
    choices: Record<Answers[Name], string>;
  };
};

export const questions: Questions = {
  format: {
    label: 'Format',
    choices: { flat: 'flat config', eslintrc: 'eslintrc config' },
  },
  framework: {
    label: 'Framework',
    choices: {
      no: 'none',
      react: 'React',
      next: 'Next.js',
      vue: 'Vue',
      svelte: 'Svelte',
    },
  },
  tests: {
    label: 'Tests',
    choices: { no: 'none', jest: 'Jest', vitest: 'Vitest' },
  },
  types: {
    label: 'Type information',
    choices: {
      no: 'none',
      typed: 'tsconfig.json',
      vite: 'Vite’s tsconfigs',
    },
  },
  strictness: {
    label: 'How strict',
    choices: { recommended: 'recommended', strict: 'strict' },
  },
  style: {
    label: 'Style',
    choices: { no: 'none', stylistic: 'stylistic' },
  },
};

/** The word of an answer that isn’t in the address. */
const unwritten = 'no';

/** What is chosen before a reader answers: what the setup guide has. */
export const usualAnswers = readAnswers('typed.stylistic');

/** Reads answers from the address: words, in any order. */
export function readAnswers(text: string): Answers {
  const words = text.split('.');
  return Object.fromEntries(
    Object.entries(questions).map(([name, { choices }]) => {
      const all = Object.keys(choices);
      return [name, words.find(word => all.includes(word)) ?? all[0]];
    }),
  ) as unknown as Answers;
}

/** Writes what {@link readAnswers} reads. */
export function writeAnswers(answers: Answers): string {
  return Object.values(answers)
    .filter(word => word !== unwritten)
    .join('.');
}
