import type { PageToIndex } from './buildIndex';

/** Pages that aren't written in Markdown, in words that people look for them with. */
export const otherPages: readonly PageToIndex[] = [
  {
    page: {
      path: '/play',
      title: 'Playground',
      kind: 'guides',
      description:
        'Try the rules on code of your own in the browser: reports, fixes, types, and the syntax tree.',
      intro: '',
      sections: [],
    },
    aliases: [
      'play',
      'try online',
      'demo',
      'sandbox',
      'repl',
      'AST viewer',
      'share a link',
    ],
    options: [],
    code: '',
  },
  {
    page: {
      path: '/blog',
      title: 'Blog',
      kind: 'blog',
      description: 'News and background from the typescript-eslint team.',
      intro: '',
      sections: [],
    },
    aliases: ['blog', 'news', 'posts', 'announcements'],
    options: [],
    code: '',
  },
];
