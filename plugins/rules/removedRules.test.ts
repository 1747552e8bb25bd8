import { expect, it } from 'vitest';
import { checkReplacements } from './removedRules';

it('names a rule and a replacement that the plugin does not have', () =>
  expect(() =>
    checkReplacements(
      [{ name: 'old', replacedBy: ['@typescript-eslint/new'] }],
      ['old'],
    ),
  ).toThrow(/"old".*"@typescript-eslint\/new".*no such rule/));

it('accepts rules of the plugin, and leaves those of others alone', () =>
  expect(() =>
    checkReplacements(
      [
        {
          name: 'old',
          replacedBy: ['@typescript-eslint/new', '@stylistic/ts/new'],
        },
      ],
      ['new', 'old'],
    ),
  ).not.toThrow());
