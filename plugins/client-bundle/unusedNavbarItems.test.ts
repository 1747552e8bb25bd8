import { expect, test } from 'vitest';
import { unusedNavbarItems } from './unusedNavbarItems';

const leftOut = (items: Parameters<typeof unusedNavbarItems>[0]): string[] =>
  Object.keys(unusedNavbarItems(items)).map(
    name => name.split('/').at(-1) ?? '',
  );

test('components of items that the navbar has stay', () => {
  expect(leftOut([{ to: '/', label: 'Home' }])).toContain('HtmlNavbarItem');
  expect(leftOut([{ type: 'html', value: '' }])).not.toContain(
    'HtmlNavbarItem',
  );
});

test('a dropdown stays where another item is made of it', () => {
  const dropdown = 'DropdownNavbarItem';
  expect(leftOut([{ to: '/', label: 'Home' }])).toContain(dropdown);
  expect(leftOut([{ type: 'docsVersionDropdown' }])).not.toContain(dropdown);
  expect(leftOut([{ label: 'More', items: [] }])).not.toContain(dropdown);
});
