import { expect, it } from 'vitest';
import { contactSheet, describeShare } from './sheet';

it('begins with what is new, and with what changed most', () => {
  const sheet = contactSheet([
    { name: 'same', share: 0 },
    { name: 'little', share: 0.001 },
    { name: 'much', share: 0.2 },
    { name: 'new', share: undefined },
  ]);
  expect([...sheet.matchAll(/<h2>(\w+)/g)].map(([, name]) => name)).toEqual([
    'new',
    'much',
    'little',
    'same',
  ]);
  expect(sheet).toContain('src="after/much.moved.png"');
  expect(sheet).not.toContain('same.moved');
  expect(sheet).not.toContain('before/new');
});

it.each([
  [undefined, 'new'],
  [0, 'the same'],
  [0.1234, '12.34 % moved'],
])('%s: %s', (share, words) => {
  expect(describeShare(share)).toBe(words);
});
