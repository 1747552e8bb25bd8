import { expect, it } from 'vitest';
import {
  describeRemovedRules,
  describeRules,
} from '../../../plugins/playground/rules/describeRules';
import { parseConfig } from '../configDocument';
import { checkRules } from './checkRules';

const known = { rules: describeRules(), removed: describeRemovedRules() };

function explain(id: string, severity = 'error'): string | undefined {
  const config = JSON.stringify({ rules: { [id]: severity } });
  return checkRules(parseConfig(config).parts, known)[0]?.message;
}

it.each([
  // The missing prefix.
  [
    'no-floating-promises',
    'Did you mean "@typescript-eslint/no-floating-promises"?',
  ],
  [
    'typescript/no-explicit-any',
    'Did you mean "@typescript-eslint/no-explicit-any"?',
  ],
  ['@typescript-eslint/no-console', 'Did you mean "no-console"?'],
  // Removed and renamed.
  [
    '@typescript-eslint/ban-ts-ignore',
    '"@typescript-eslint/ban-ts-ignore" was removed in version 3.0.0 of the plugin. Use "@typescript-eslint/ban-ts-comment".',
  ],
  [
    'ban-ts-ignore',
    '"@typescript-eslint/ban-ts-ignore" was removed in version 3.0.0 of the plugin. Use "@typescript-eslint/ban-ts-comment".',
  ],
  [
    '@typescript-eslint/no-object-literal-type-assertion',
    'removed in version 2.0.0 of the plugin. Use "@typescript-eslint/consistent-type-assertions".',
  ],
  [
    '@typescript-eslint/no-implicit-any-catch',
    'removed in version 6.0.0 of the plugin.',
  ],
  [
    '@typescript-eslint/no-duplicate-imports',
    'Use "no-duplicate-imports" or "import/no-duplicates".',
  ],
  [
    '@typescript-eslint/camelcase',
    'Use "@typescript-eslint/naming-convention".',
  ],
  // Spelling.
  [
    '@typescript-eslint/no-explict-any',
    'Did you mean "@typescript-eslint/no-explicit-any"?',
  ],
  ['no-unsed-vars', 'Did you mean "no-unused-vars"?'],
  [
    '@typescript-eslint/no-unsed-vars',
    'Did you mean "@typescript-eslint/no-unused-vars"?',
  ],
])('explains %s', (id, message) => expect(explain(id)).toContain(message));

it.each(['no-promises-floating', 'no-such-rule', 'camel-case-names'])(
  'guesses nothing of %s',
  id => expect(explain(id)).toBe(`There is no rule "${id}".`),
);

it('says that what is off can be deleted', () => {
  expect(explain('@typescript-eslint/ban-ts-ignore', 'off')).toBe(
    '"@typescript-eslint/ban-ts-ignore" was removed in version 3.0.0 of the plugin. It is off: delete it.',
  );
  expect(explain('no-such-rule', 'off')).toBe(
    'There is no rule "no-such-rule". It is off: delete it.',
  );
});
