// @ts-check
import { terminology } from './scripts/prose/markdownRule.mjs';

/** Which rules the Markdown follows; Prettier sees to its layout. */
export default {
  globs: ['{docs,rules,blog}/**/*.{md,mdx}', 'src/**/*.md', '*.md'],
  customRules: [terminology],
  config: {
    default: true,
    // A paragraph is one line, which the editor wraps.
    'line-length': false,
    // Code that is about tabs has some, and so have messages of tools.
    'no-hard-tabs': { code_blocks: false, spaces_per_tab: 2 },
    // MDX has components, and explicit ids come before headings in both formats.
    'no-inline-html': false,
    // The title is in the front matter, or made from the rule.
    'first-line-heading': false,
    // The same heading under two others has two ids.
    'no-duplicate-heading': { siblings_only: true },
    // `{/* #id */}` after a heading looks like emphasis.
    'no-space-in-emphasis': false,
    // The build and `npm run check` look links up, including explicit ids.
    'link-fragments': false,
  },
};
