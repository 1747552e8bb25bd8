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
