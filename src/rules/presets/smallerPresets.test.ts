import { expect, test } from 'vitest';
import type { RulePreset } from '../metadata';
import { smallerPresets } from './smallerPresets';

const rules = [
  ['recommended', 'recommended-type-checked', 'strict', 'strict-type-checked'],
  ['recommended-type-checked', 'strict-type-checked'],
  ['strict', 'strict-type-checked'],
  ['strict-type-checked'],
  ['stylistic', 'stylistic-type-checked'],
  ['stylistic-type-checked'],
].map(names => ({
  presets: [...names, 'all'].map((name): RulePreset => ({
    name,
    severity: 'error',
  })),
}));

test.each([
  ['recommended', []],
  ['recommended-type-checked', ['recommended']],
  ['strict', ['recommended']],
  ['strict-type-checked', ['recommended-type-checked', 'strict']],
  ['stylistic', []],
  ['stylistic-type-checked', ['stylistic']],
])('%s builds on %j', (preset, smaller) => {
  expect(smallerPresets(rules, preset)).toEqual(smaller);
});
