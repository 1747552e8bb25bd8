import type { SearchPage } from '../../src/search/engine/pages';

/** Pages that aren't written in Markdown, in words that people look for them with. */
export const otherPages: readonly SearchPage[] = [
  {
    path: '/play',
    title: 'Playground',
    kind: 'guides',
    description:
      'Try the rules on code of your own in the browser: reports, fixes, types, and the syntax tree.',
    intro: '',
    sections: [],
    otherNames: [
      'play',
      'try online',
      'demo',
      'sandbox',
      'repl',
      'AST viewer',
      'AST explorer',
      'share a link',
    ],
  },
  {
    path: '/blog',
    title: 'Blog',
    kind: 'blog',
    description: 'News and background from the typescript-eslint team.',
    intro: '',
    sections: [],
    otherNames: ['blog', 'news', 'posts', 'announcements'],
  },
  {
    path: '/offline',
    title: 'Read offline',
    kind: 'guides',
    description:
      'Save the site on this device, and read it without a network: every page, the search, and the playground.',
    intro: '',
    sections: [],
    otherNames: [
      'offline',
      'save for offline',
      'install as an app',
      'PWA',
      'without internet',
      'without a network',
    ],
  },
];
