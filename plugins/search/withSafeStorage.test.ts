import { expect, test } from 'vitest';
import withSafeStorage from './withSafeStorage.mjs';

test('the storage is read from our own module, wherever it is', () => {
  expect(
    withSafeStorage('if (window.localStorage) window.localStorage.a;'),
  ).toMatch(
    /^import \{ docSearchStorage \} from .+\nif \(docSearchStorage\) docSearchStorage\.a;$/,
  );
});

test('a modal that reads it in another way stops the build', () => {
  expect(() => withSafeStorage('localStorage.a')).toThrow(/no longer has/);
});
