import type { ThemeConfig } from '@docusaurus/preset-classic';
import { discord, repository } from './addresses';

/** Who the site and its texts belong to. */
export const copyright = 'Copyright © 2024 typescript-eslint';

/** What is at the end of every page. */
export const footer: ThemeConfig['footer'] = {
  links: [
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
