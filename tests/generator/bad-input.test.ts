import { describe, expect, test } from 'vitest';
import { buildSmallSite } from './smallSite';

const post = (tag: string) => `---
title: A post
date: 2024-05-27
tags: [${tag}]
---

It begins.

<!-- truncate -->

It ends.
`;

const tags = 'typescript:\n  label: typescript\n  description: The language.\n';

describe.concurrent('bad input', () => {
  test('a tag of a post must be declared', async () => {
    const { succeeded, output } = await buildSmallSite('unknown-tag', {
      'docs/index.md': '# Start\n',
      'blog/tags.yml': tags,
      'blog/2024-05-27-post.md': post('typescript, no-such-tag'),
    });
    expect(output).toContain('2024-05-27-post.md');
    expect(output).toContain('no-such-tag');
    expect(output).toContain('tags.yml');
    expect(succeeded).toBe(false);
  });

  test('a declared tag is fine', async () => {
    const { succeeded } = await buildSmallSite('known-tag', {
      'docs/index.md': '# Start\n',
      'blog/tags.yml': tags,
      'blog/2024-05-27-post.md': post('typescript'),
    });
    expect(succeeded).toBe(true);
  });

  test('an image must be there', async () => {
    const { succeeded, output } = await buildSmallSite('missing-image', {
      'docs/index.md': '# Start\n\n![A chart](./chart.png)\n',
    });
    expect(output).toMatch(
      /Markdown image with URL `\.\/chart\.png` in source file "docs\/index\.md" \(3:1\) couldn't be resolved/,
    );
    expect(succeeded).toBe(false);
  });

  test('two pages at one address are built, with a warning', async () => {
    const { succeeded, output } = await buildSmallSite('duplicate-routes', {
      'docs/index.md': '# Start\n',
      'docs/one.md': '---\nslug: /same\n---\n\n# One\n',
      'docs/two.md': '---\nslug: /same\n---\n\n# Two\n',
    });
    expect(output).toContain('Duplicate routes found!');
    expect(output).toContain('/same');
    expect(succeeded).toBe(true);
  });
});
