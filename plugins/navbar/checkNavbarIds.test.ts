import type { NavbarItem } from '@docusaurus/theme-common';
import { expect, test } from 'vitest';
import { checkNavbarIds } from './checkNavbarIds';

const docs = [
  { id: 'default', docs: ['index', 'parser'], sidebars: ['docs'] },
  { id: 'rules', docs: ['README'], sidebars: ['someSidebar'] },
];

const check = (item: object) => () => {
  checkNavbarIds([item as NavbarItem], docs);
};

test('what is there may be named', () => {
  expect(check({ to: '/rules/', label: 'Rules' })).not.toThrow();
  expect(check({ type: 'doc', docId: 'parser' })).not.toThrow();
  expect(
    check({
      type: 'docSidebar',
      sidebarId: 'someSidebar',
      docsPluginId: 'rules',
    }),
  ).not.toThrow();
});

test('what is not there is an error with what there is', () => {
  expect(check({ type: 'docSidebar', sidebarId: 'guides' })).toThrow(
    /"guides"[^]*Available sidebar ids are:\n- docs$/,
  );
  expect(check({ items: [{ type: 'doc', docId: 'estree' }] })).toThrow(
    /"estree"[^]*Available doc ids are:\n- index\n- parser$/,
  );
});
