import type { ThemeConfig } from '@docusaurus/preset-classic';
import { discord, repository } from './projectLinks';

/** Who the site and its texts belong to. */
export const copyright = 'Copyright © 2024 typescript-eslint';

/** Feeds are files and no pages: the prefix keeps them from being looked for among the pages. */
function feed(label: string, file: string) {
  return { label, to: `pathname:///blog/${file}`, target: '_self' };
}

/** What is at the end of every page. */
export const footer: ThemeConfig['footer'] = {
  links: [
    {
      title: 'Guides',
      items: [
        { label: 'Getting started', to: '/getting-started/' },
        { label: 'Typed linting', to: '/getting-started/typed-linting' },
        { label: 'Shared configs', to: '/users/configs' },
        { label: 'Troubleshooting', to: '/troubleshooting/' },
        { label: 'Contributing', to: '/contributing' },
      ],
    },
    {
      title: 'Reference',
      items: [
        { label: 'Rules', to: '/rules/' },
        { label: 'Packages', to: '/packages' },
        { label: 'Custom rules', to: '/developers/custom-rules' },
        { label: 'Playground', to: '/play' },
        { label: 'Save for offline', to: '/offline' },
        { label: 'Check a config', to: '/config' },
      ],
    },
    {
      title: 'Blog',
      items: [
        { label: 'Posts', to: '/blog' },
        { label: 'Tags', to: '/blog/tags' },
        feed('Atom feed', 'atom.xml'),
        feed('RSS feed', 'rss.xml'),
      ],
    },
    {
      title: 'Community',
      items: [
        { label: 'Discord', href: discord },
        { label: 'Twitter', href: 'https://twitter.com/tseslint' },
        {
          label: 'Stack Overflow',
          href: 'https://stackoverflow.com/questions/tagged/typescript-eslint',
        },
        { label: 'Mastodon', href: 'https://fosstodon.org/@tseslint' },
      ],
    },
    {
      title: 'More',
      items: [
        { label: 'GitHub', href: repository },
        { label: 'Report an issue', href: `${repository}/issues/new/choose` },
        {
          label: 'Open Collective',
          href: 'https://opencollective.com/typescript-eslint',
        },
        { label: 'License', href: `${repository}/blob/main/LICENSE` },
        { label: 'Accessibility', to: '/accessibility' },
      ],
    },
  ],
  logo: {
    alt: 'Hosted by Netlify',
    src: '/img/hosted-by-netlify.svg',
    href: 'https://www.netlify.com',
    width: 128,
    height: 40,
  },
  copyright,
};
