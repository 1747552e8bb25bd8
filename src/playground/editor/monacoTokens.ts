import type { monaco } from './monacoParts';

/** How JSON with comments is edited. */
export const jsonConfiguration: monaco.languages.LanguageConfiguration = {
  comments: { lineComment: '//', blockComment: ['/*', '*/'] },
  brackets: [
    ['{', '}'],
    ['[', ']'],
  ],
  autoClosingPairs: [
    { open: '{', close: '}', notIn: ['string'] },
    { open: '[', close: ']', notIn: ['string'] },
    { open: '"', close: '"', notIn: ['string'] },
  ],
  // A rule's name is one word, whatever is in it.
  wordPattern: /"[^"\n]*"?|[^\s"{}[\],:]+/,
};

/** How JSON with comments is colored. Monaco's own tokenizer comes with a worker, which is not needed here. */
export const jsonLanguage: monaco.languages.IMonarchLanguage = {
  tokenizer: {
    root: [
      [/"(?:[^"\\]|\\.)*"(?=\s*:)/, 'identifier'],
      [/"(?:[^"\\]|\\.)*"?/, 'string'],
      [/-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/, 'number'],
      [/\b(?:true|false|null)\b/, 'keyword'],
      [/\/\/.*/, 'comment'],
      [/\/\*/, 'comment', '@comment'],
      [/[{}[\]]/, '@brackets'],
      [/[,:]/, 'delimiter'],
    ],
    comment: [
      [/\*\//, 'comment', '@pop'],
      [/[^*]+|\*/, 'comment'],
    ],
  },
};

/** Kinds of tokens, and the colors that code has on the site's other pages. */
export const tokenColors = {
  delimiter: '--site-text',
  comment: '--hl-comment',
  keyword: '--hl-keyword',
  number: '--hl-number',
  regexp: '--hl-string',
  string: '--hl-string',
  'type.identifier': '--hl-type',
  'identifier.json': '--hl-property',
  // Monaco's own themes have another color for these.
  'keyword.json': '--hl-keyword',
} as const;
