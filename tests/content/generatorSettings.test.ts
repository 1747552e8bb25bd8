import { expect, it } from 'vitest';
import { generatorSettings } from '../generator/generatorSettings';

it('the build stops at what would be a fault for readers, and goes on at the rest', () =>
  expect(generatorSettings).toMatchObject({
    onBrokenAnchors: 'ignore',
    onBrokenLinks: 'throw',
    onDuplicateRoutes: 'warn',
    markdown: {
      hooks: {
        onBrokenMarkdownImages: 'throw',
        onBrokenMarkdownLinks: 'throw',
      },
    },
    blog: {
      onInlineTags: 'throw',
      onUntruncatedBlogPosts: 'throw',
    },
  }));
