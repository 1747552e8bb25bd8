/** A piece of code in one color. */
export interface HighlightedToken {
  text: string;
  /** One of the classes in `src/css/highlight.css`; absent for plain text. */
  kind?: TokenKind;
}

/**
 * What Prism's token types are shown as. What is not named here (punctuation, operators, variables)
 * stays in the color of plain text: fewer colors to read, and fewer elements to load.
 */
const kinds = {
  'attr-name': 'property',
  'attr-value': 'string',
  builtin: 'type',
  'class-name': 'type',
  comment: 'comment',
  'doc-comment': 'comment',
  constant: 'number',
  boolean: 'keyword',
  'deleted-sign': 'deleted',
  function: 'function',
  'inserted-sign': 'inserted',
  keyword: 'keyword',
  number: 'number',
  property: 'property',
  regex: 'string',
  string: 'string',
  'string-property': 'string',
  tag: 'tag',
  'template-string': 'string',
  key: 'property',
  atrule: 'property',
} as const;

export type TokenKind = (typeof kinds)[keyof typeof kinds];

const kindOf: Partial<Record<string, TokenKind>> = kinds;

/** Code as Prism divides it: text, parts with a type, or a list of both. */
export type PrismStream =
  string | { type: string; content: PrismStream } | PrismStream[];

/** What Prism has made of code as colored pieces, in order and without loss. */
export function toTokens(stream: PrismStream): HighlightedToken[] {
  return joinAlike([...flatten(stream)]);
}

/** Takes neighbors of the same color for one, over the spaces between them: fewer elements to load. */
function joinAlike(tokens: readonly HighlightedToken[]): HighlightedToken[] {
  const joined: HighlightedToken[] = [];
  for (const [index, token] of tokens.entries()) {
    const last = joined.at(-1);
    const isBetween =
      /^ +$/.test(token.text) && last?.kind === tokens[index + 1]?.kind;
    if (last && (last.kind === token.kind || isBetween)) {
      last.text += token.text;
    } else {
      joined.push({ ...token });
    }
  }
  return joined;
}

function* flatten(
  stream: PrismStream,
  kind?: TokenKind,
): Generator<HighlightedToken> {
  if (typeof stream === 'string') {
    yield kind ? { text: stream, kind } : { text: stream };
  } else if (Array.isArray(stream)) {
    for (const token of stream) {
      yield* flatten(token, kind);
    }
  } else {
    yield* flatten(
      stream.content,
      // Code inside `${…}` of a template string is code again.
      stream.type === 'interpolation'
        ? undefined
        : (kindOf[stream.type] ?? kind),
    );
  }
}
