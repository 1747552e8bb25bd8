import { join } from 'node:path';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as ClassicOptions } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import site from '../../../docusaurus.config';
import { redirects } from '../../../siteConfig/redirects';

const sidebarPath = join(__dirname, 'sidebars.ts');

/** This site, with few of its pages. Links to the others are broken, which is fine here. */
const config: Config = {
  ...site,
  onBrokenLinks: 'ignore',
  markdown: {
    ...site.markdown,
    hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'throw' },
  },
  presets: [['classic', fewPages(site.presets?.[0])]],
  plugins: site.plugins?.map(withFewPages),
};

function fewPages(preset: unknown): ClassicOptions {
  const [, { docs, blog, ...others }] = preset as [string, ClassicOptions];
  return {
    ...others,
    docs: {
      ...docs,
      include: [
        'getting-started/quickstart.mdx',
        'troubleshooting/index.mdx',
        'users/configs.mdx',
      ],
      sidebarPath,
    },
    blog: { ...blog, include: ['2024-*.md'] },
  };
}

type Plugin = NonNullable<Config['plugins']>[number];

function withFewPages(plugin: Plugin): Plugin {
  const [name, options] = Array.isArray(plugin) ? plugin : [];
  switch (name) {
    case 'content-docs':
      return [
        name,
        {
          ...(options as DocsOptions),
          include: ['README.mdx', 'await-thenable.md', 'no-for-in-array.md'],
          sidebarPath,
        },
      ];
    case 'client-redirects':
      return [
        name,
        { redirects: redirects.filter(({ to }) => to === '/users/configs') },
      ];
    default:
      return plugin;
  }
}

export default config;
