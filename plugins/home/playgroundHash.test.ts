import { expect, it } from 'vitest';
import { readLink } from '../../src/playground/link/readLink';
import { homeExample } from './example';
import { playgroundHash } from './playgroundHash';

it('opens the code in the playground, with the presets that it is linted with', () => {
  const { notes, state } =
    readLink(playgroundHash(homeExample), {
      default: '5.4.5',
      available: ['5.4.5'],
    }) ?? {};
  expect(notes).toEqual([]);
  expect(state?.code).toBe(homeExample.code);
  expect(state?.fileType).toBe('.ts');
  expect(JSON.parse(state?.eslintrc ?? '')).toEqual({
    extends: [
      'plugin:@typescript-eslint/strict-type-checked',
      'plugin:@typescript-eslint/stylistic-type-checked',
    ],
  });
});
