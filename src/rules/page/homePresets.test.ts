import { expect, it } from 'vitest';
import { homePresets } from './homePresets';

it.each([
  [['recommended', 'strict'], ['recommended'], true],
  [
    ['strict-type-checked', 'recommended-type-checked'],
    ['recommended-type-checked'],
    true,
  ],
  [['strict-type-checked', 'strict'], ['strict'], false],
  [['stylistic-type-checked'], ['stylistic-type-checked'], false],
  [['all'], [], false],
])('%j: %j', (presets, smallest, inStricter) => {
  expect(
    homePresets(presets.map(name => ({ name, severity: 'error' }))),
  ).toEqual({ smallest, inStricter });
});
