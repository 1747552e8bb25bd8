import type { Options } from '@docusaurus/preset-classic';
import site from '../../docusaurus.config';

const [, classic] = site.presets?.[0] as [string, Options];
const blog = classic.blog === false ? undefined : classic.blog;

export type GeneratorSettings = typeof generatorSettings;

/** This site's own settings for how the generator behaves: plain data, which small sites are built with. */
export const generatorSettings = {
  onBrokenAnchors: site.onBrokenAnchors,
  onBrokenLinks: site.onBrokenLinks,
  onDuplicateRoutes: site.onDuplicateRoutes,
  future: site.future,
  markdown: { format: site.markdown?.format, hooks: site.markdown?.hooks },
  blog: {
    onInlineAuthors: blog?.onInlineAuthors,
    onInlineTags: blog?.onInlineTags,
    onUntruncatedBlogPosts: blog?.onUntruncatedBlogPosts,
  },
};
