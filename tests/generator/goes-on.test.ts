import { beforeAll, describe, expect, test } from 'vitest';
import type { Build } from './runDocusaurus';
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

describe('the build goes on', () => {
  let build: Build;

  beforeAll(async () => {
    build = await buildSmallSite('built', {
      'docs/index.md': '# Start\n\nSee [below](#no-such-heading).\n',
      'docs/one.md': '---\nslug: /same\n---\n\n# One\n',
      'docs/two.md': '---\nslug: /same\n---\n\n# Two\n',
      'blog/tags.yml': tags,
      'blog/2024-05-27-post.md': post('typescript'),
    });
  });

  test('with a tag that is declared', () => expect(build.succeeded).toBe(true));

  test('without a word about a broken anchor', () => {
    expect(build.output).not.toContain('no-such-heading');
    expect(build.succeeded).toBe(true);
  });

  test('with a warning of two pages at one address', () => {
    expect(build.output).toMatch(/\[WARNING\].*Duplicate routes found!/s);
    expect(build.output).toContain('/same');
    expect(build.succeeded).toBe(true);
  });
});
