import { expect, it } from 'vitest';
import { fillLongLists } from './fillLongLists';

const names = Array.from(
  { length: 12 },
  (_, index) => `'member-${String(index + 10)}'`,
);

it('puts the members of a long union on few lines', () => {
  const code = ['type A =', ...names.map(name => `  | ${name}`), 'end'].join(
    '\n',
  );
  expect(fillLongLists(code).split('\n')).toEqual([
    'type A =',
    `  | ${names.slice(0, 5).join(' | ')}`,
    `  | ${names.slice(5, 10).join(' | ')}`,
    `  | ${names.slice(10).join(' | ')}`,
    'end',
  ]);
});

it('leaves a short list as it is', () => {
  const code = ['[', ...names.slice(1).map(name => `  ${name},`), ']'].join(
    '\n',
  );
  expect(fillLongLists(code)).toBe(code);
});

it('keeps lists of different depth apart', () => {
  const code = [
    ...names.map(name => `  ${name},`),
    ...names.slice(1).map(name => `    ${name},`),
  ];
  expect(fillLongLists(code.join('\n')).split('\n').slice(-11)).toEqual(
    code.slice(-11),
  );
});
