import { expect, it } from 'vitest';
import { readLink } from '../../src/playground/link/link';
import { homeExample, playgroundHash } from './lintExample';

it('opens the code in the playground, with the presets that it is linted with', () => {
  const { notes, shared } =
    readLink(playgroundHash(homeExample), {
      default: '5.4.5',
      available: ['5.4.5'],
    }) ?? {};
  expect(notes).toEqual([]);
  expect(shared?.code).toBe(homeExample.code);
  expect(shared?.fileType).toBe('.ts');
  expect(JSON.parse(shared?.eslintrc ?? '')).toEqual({
    extends: [
      'plugin:@typescript-eslint/strict-type-checked',
      'plugin:@typescript-eslint/stylistic-type-checked',
    ],
  });
});
