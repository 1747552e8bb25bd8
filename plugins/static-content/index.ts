import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Sends the text of guides and rules to browsers as HTML only. `.md` is CommonMark here: its content has
 * no state, and what works in it does so without React. `.mdx` may have any components, and stays what
 * Docusaurus makes of it; so do posts, which the blog's lists show in part.
 *
 * In development there is no HTML from a server, and Docusaurus does it all.
 */
export default function staticContentPlugin({ siteDir }: LoadContext): Plugin {
  const folders = ['docs', 'rules'].map(name => join(siteDir, name));
  return {
    name: 'static-content',
    configureWebpack: (_config, isServer) =>
      process.env.NODE_ENV === 'production'
        ? {
            module: {
              rules: [
                {
                  test: /\.md$/,
                  include: folders,
                  enforce: 'post',
                  use: {
                    loader: join(__dirname, 'loader.mjs'),
                    options: { isServer },
                  },
                },
                ...(isServer ? [] : [withoutPageComponents(siteDir)]),
              ],
            },
          }
        : {},
  };
}

/** What only the content of rule pages uses, browsers needn't have. */
function withoutPageComponents(siteDir: string) {
  return {
    include: join(siteDir, 'src/rules/page/RulesRoot.tsx'),
    resolve: {
      alias: { './components$': join(__dirname, 'noComponents.ts') },
    },
  };
}
