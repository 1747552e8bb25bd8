import { describe, expect, test } from 'vitest';
import { buildSmallSite } from './smallSite';

describe.concurrent('links', () => {
  test('a broken link fails the build and is named', async () => {
    const { succeeded, output } = await buildSmallSite('broken-link', {
      'docs/index.md': '# Start\n\nSee [the guide](/no/such/guide).\n',
    });
    expect(output).toContain('Docusaurus found broken links!');
    expect(output).toContain('source page path = /');
    expect(output).toContain('linking to /no/such/guide');
    expect(succeeded).toBe(false);
  });

  test('a broken Markdown link fails the build and is named', async () => {
    const { succeeded, output } = await buildSmallSite('broken-markdown-link', {
      'docs/index.md': '# Start\n\nSee [the guide](./guide.md).\n',
    });
    expect(output).toMatch(
      /Markdown link with URL `\.\/guide\.md` in source file "docs\/index\.md" \(3:5\) couldn't be resolved/,
    );
    expect(succeeded).toBe(false);
  });

  test('a broken anchor does not', async () => {
    const { succeeded, output } = await buildSmallSite('broken-anchor', {
      'docs/index.md': '# Start\n\nSee [below](#no-such-heading).\n',
    });
    expect(output).not.toContain('no-such-heading');
    expect(succeeded).toBe(true);
  });

  test('duplicate routes are only warned of', async () => {
    const { succeeded, output } = await buildSmallSite('duplicate-routes', {
      'docs/index.md': '# Start\n',
      'docs/one.md': '---\nslug: /same\n---\n\n# One\n',
      'docs/two.md': '---\nslug: /same\n---\n\n# Two\n',
    });
    expect(output).toMatch(/\[WARNING\].*Duplicate routes found!/s);
    expect(output).toContain('/same');
    expect(succeeded).toBe(true);
  });
});
