import { describe, expect, test } from 'vitest';
import { buildSmallSite } from './smallSite';

const docs = {
  'docs/index.md': '# Start\n',
  'docs/rules.md': '# Rules\n',
};

describe.concurrent('sidebars and navbar', () => {
  test('a doc that a sidebar names must be there', async () => {
    const { succeeded, output } = await buildSmallSite('missing-doc', {
      ...docs,
      'sidebars.json': JSON.stringify({ guides: ['index', 'no-such-doc'] }),
    });
    expect(output).toContain('These sidebar document ids do not exist:');
    expect(output).toMatch(/do not exist:\s*- no-such-doc\s/);
    expect(output).toMatch(/Available document ids are:\s*- index\s*- rules/);
    expect(succeeded).toBe(false);
  });

  test('a sidebar that the navbar names must be there', async () => {
    const { succeeded, output } = await buildSmallSite('missing-sidebar', {
      ...docs,
      'sidebars.json': JSON.stringify({
        guides: ['index'],
        rules: ['rules'],
      }),
      'navbar.json': JSON.stringify({
        items: [{ type: 'docSidebar', sidebarId: 'no-such', label: 'Guides' }],
      }),
    });
    expect(output).toContain(`Can't find any sidebar with id "no-such"`);
    expect(output).toMatch(/Available sidebar ids are:\s*- guides\s*- rules/);
    expect(succeeded).toBe(false);
  });

  test('a doc that the navbar names must be there', async () => {
    const { succeeded, output } = await buildSmallSite('missing-navbar-doc', {
      ...docs,
      'navbar.json': JSON.stringify({
        items: [{ type: 'doc', docId: 'no-such-doc', label: 'Guide' }],
      }),
    });
    expect(output).toContain(`Couldn't find any doc with id "no-such-doc"`);
    expect(output).toMatch(/Available doc ids are:\s*- index\s*- rules/);
    expect(succeeded).toBe(false);
  });
});
