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

describe.concurrent('each of these stops the build', () => {
  test('a tag of a post that is not declared', async () => {
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

  test('a broken link, which is named', async () => {
    const { succeeded, output } = await buildSmallSite('broken-link', {
      'docs/index.md': '# Start\n\nSee [the guide](/no/such/guide).\n',
    });
    expect(output).toContain('Docusaurus found broken links!');
    expect(output).toContain('source page path = /');
    expect(output).toContain('linking to /no/such/guide');
    expect(succeeded).toBe(false);
  });
});

// The bundler goes on to the other files, and says at the end what is wrong with each.
describe('a file that Markdown names must be there', () => {
  let build: Build;

  beforeAll(async () => {
    build = await buildSmallSite('missing-files', {
      'docs/index.md': '# Start\n\n![A chart](./chart.png)\n',
      'docs/more.md': '# More\n\nSee [the guide](./guide.md).\n',
    });
  });

  test('an image', () => {
    expect(build.output).toMatch(
      /Error: Markdown image with URL `\.\/chart\.png` in source file "docs\/index\.md" \(3:1\) couldn't be resolved/,
    );
    expect(build.succeeded).toBe(false);
  });

  test('a page that is linked to', () => {
    expect(build.output).toMatch(
      /Error: Markdown link with URL `\.\/guide\.md` in source file "docs\/more\.md" \(3:5\) couldn't be resolved/,
    );
    expect(build.succeeded).toBe(false);
  });
});

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

  test('with a tag that is declared', () => {
    expect(build.succeeded).toBe(true);
  });

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
