import { createRequire } from 'node:module';
import { Prism } from 'prism-react-renderer';

/** A piece of code in one color. */
export interface HighlightedToken {
  text: string;
  /** One of the classes in `src/css/highlight.css`; absent for plain text. */
  kind?: TokenKind;
}

export type TokenKind =
  | 'comment'
  | 'deleted'
  | 'function'
  | 'inserted'
  | 'keyword'
  | 'number'
  | 'property'
  | 'string'
  | 'tag'
  | 'type';

/**
 * What Prism's token types are shown as. What is not named here (punctuation, operators, variables)
 * stays in the color of plain text: fewer colors to read, and fewer elements to load.
 */
const kinds: Partial<Record<string, TokenKind>> = {
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
};

/** Fence languages that Prism knows under another name, or that no colors would help. */
const aliases: Partial<Record<string, string>> = {
  cjs: 'javascript',
  cts: 'typescript',
  js: 'javascript',
  json5: 'json',
  jsonc: 'json',
  md: 'markdown',
  mjs: 'javascript',
  mts: 'typescript',
  sh: 'bash',
  shell: 'bash',
  ts: 'typescript',
  vue: 'markup',
  html: 'markup',
  yml: 'yaml',
};

const plainLanguages = new Set(['', 'text', 'txt', 'plain', 'none']);

loadLanguages();

/** Prism's further languages register themselves on a global `Prism`, so it is lent to them. */
function loadLanguages(): void {
  const scope = globalThis as { Prism?: typeof Prism };
  const before = scope.Prism;
  scope.Prism = Prism;
  const require = createRequire(__filename);
  for (const language of ['bash', 'diff', 'json']) {
    require(`prismjs/components/prism-${language}`);
  }
  scope.Prism = before;
}

/**
 * Splits code into colored pieces, in order and without loss.
 *
 * @throws when the language is unknown, with the languages that there are.
 */
export function highlight(code: string, language: string): HighlightedToken[] {
  if (plainLanguages.has(language)) {
    return [{ text: code }];
  }
  const grammar = Prism.languages[aliases[language] ?? language];
  if (!grammar) {
    throw new Error(
      `Unknown code block language "${language}". Use "text" for none, or one of ${Object.keys(aliases).join(', ')}, ${Object.keys(Prism.languages).join(', ')}.`,
    );
  }
  return joinAlike([...flatten(Prism.tokenize(code, grammar))]);
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

type PrismStream = ReturnType<typeof Prism.tokenize>;

function* flatten(
  stream: PrismStream | PrismStream[number],
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
      stream.content as PrismStream,
      // Code inside `${…}` of a template string is code again.
      stream.type === 'interpolation'
        ? undefined
        : (kinds[stream.type] ?? kind),
    );
  }
}
