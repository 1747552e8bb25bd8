import { expect, it } from 'vitest';
import { readPresets } from './readPresets';

function unknownIn(configs: Record<string, unknown>): string[] {
  const unknown: string[] = [];
  readPresets(configs, problem => {
    unknown.push(problem);
  });
  return unknown;
}

const base = {
  overrides: [{ files: ['*.ts', '*.mts'], rules: { 'no-undef': 'off' } }],
};
const own = { extends: ['./configs/base'], rules: { 'p/a': 'error' } };

it('reads a preset with what it extends', () =>
  expect(readPresets({ base, own }, () => undefined)).toEqual([
    { name: 'base', rules: { 'no-undef': 'off' }, javascriptRules: {} },
    {
      name: 'own',
      rules: { 'no-undef': 'off', 'p/a': 'error' },
      javascriptRules: { 'p/a': 'error' },
    },
  ]));

it('has a flat preset under the name of the one that sets the same', () => {
  const flat = [
    { name: 'flat', rules: { 'p/a': 'error' } },
    { files: ['**/*.ts'], rules: { 'no-undef': 'off' } },
  ];
  expect(unknownIn({ base, own, 'flat/own': flat })).toEqual([]);
});

it.each([
  ['an unknown key', { own: { env: {} } }, 'has the unknown key "env"'],
  [
    'an unknown key of an override',
    { own: { overrides: [{ files: '*.ts', env: {} }] } },
    'in overrides, has the unknown key "env"',
  ],
  [
    'rules for other files',
    { own: { overrides: [{ files: ['*.vue'] }] } },
    'has rules for *.vue',
  ],
  [
    'a parent that is not there',
    { own: { extends: './elsewhere' } },
    'extends "./elsewhere"',
  ],
  [
    'a flat preset that differs',
    { own: { rules: {} }, 'flat/own': { rules: { 'p/a': 'warn' } } },
    'sets different rules',
  ],
  ['a flat preset alone', { 'flat/own': [] }, 'sets different rules'],
  [
    'an unknown key of a flat preset',
    { own: {}, 'flat/own': { settings: {} } },
    'has the unknown key "settings"',
  ],
])('says that it does not understand %s', (_, configs, problem) => {
  const unknown = unknownIn(configs);
  expect(unknown).toHaveLength(1);
  expect(unknown[0]).toContain(problem);
});
