import { parse } from '@humanwhocodes/momoa';

/** A comment in a text of JSON. */
export interface Comment {
  /** With its marks. */
  text: string;
  /** Place in the text, from 0. */
  offset: number;
  end: number;
  /** Whether nothing is before it in its line. */
  isAlone: boolean;
}

/** Finds the comments in a text that can be parsed, in order. */
export function findComments(text: string): Comment[] {
  return commentTokens(text).map(({ loc: { start, end } }) => {
    const lineStart = text.lastIndexOf('\n', start.offset - 1) + 1;
    return {
      text: text.slice(start.offset, end.offset).trimEnd(),
      offset: start.offset,
      end: end.offset,
      isAlone: text.slice(lineStart, start.offset).trim() === '',
    };
  });
}

function commentTokens(text: string) {
  try {
    const { tokens = [] } = parse(text, {
      mode: 'json5',
      allowTrailingCommas: true,
      tokens: true,
    });
    return tokens.filter(({ type }) => type.endsWith('Comment'));
  } catch {
    // It is stricter than what reads configs: with nothing but comments, there is no value.
    return [];
  }
}
