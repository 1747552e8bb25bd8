import { expect, it, test } from 'vitest';
import type { RulePreset } from '../metadata';
import { homePresets, smallerPresets } from './presetNames';

const rules = [
  ['recommended', 'recommended-type-checked', 'strict', 'strict-type-checked'],
  ['recommended-type-checked', 'strict-type-checked'],
  ['strict', 'strict-type-checked'],
  ['strict-type-checked'],
  ['stylistic', 'stylistic-type-checked'],
  ['stylistic-type-checked'],
].map(names => ({
  presets: names.map((name): RulePreset => ({ name, severity: 'error' })),
}));

test.each([
  ['recommended', []],
  ['recommended-type-checked', ['recommended']],
  ['strict', ['recommended']],
  ['strict-type-checked', ['recommended-type-checked', 'strict']],
  ['stylistic', []],
  ['stylistic-type-checked', ['stylistic']],
])('%s builds on %j', (preset, smaller) =>
  expect(smallerPresets(rules, preset)).toEqual(smaller),
);

it.each([
  [['recommended', 'strict'], ['recommended'], true],
  [
    ['recommended-type-checked', 'strict-type-checked'],
    ['recommended-type-checked'],
    true,
  ],
  [['strict', 'strict-type-checked'], ['strict'], false],
  [['stylistic-type-checked'], ['stylistic-type-checked'], false],
  [[], [], false],
])('%j: %j', (presets, smallest, inStricter) =>
  expect(
    homePresets(presets.map(name => ({ name, severity: 'error' }))),
  ).toEqual({ smallest, inStricter }),
);
