import type { Expression } from './parseModule';

/** Something in a list or an object, with the comments that the parser found around it. */
type Commented = Pick<
  Expression,
  'leadingComments' | 'loc' | 'trailingComments'
>;

type Comments = Expression['leadingComments'];

/**
 * The comments that are about an element or a property: in lines before it, and at the end of its own. To
 * the parser, what comes after a comma is before the next one.
 */
export function commentsAround(
  place: Commented,
  previous: Commented | null | undefined,
  next: Commented | null | undefined,
): { before: string[]; after: string | undefined } {
  const line = place.loc?.end.line;
  const [after] = [
    ...(place.trailingComments ?? []),
    ...(next?.leadingComments ?? []),
  ].filter(({ loc }) => loc?.start.line === line && loc?.end.line === line);
  return {
    before: print(
      place.leadingComments?.filter(
        ({ loc }) => loc?.start.line !== previous?.loc?.end.line,
      ),
    ),
    after: after && print([after])[0],
  };
}

/** The comments that come after the last of several places, or where there is none. */
export function endComments(
  places: readonly (Commented | null)[],
  inside?: Comments,
): string[] {
  const last = places.at(-1);
  const line = last?.loc?.end.line;
  return print(
    last === undefined || last === null
      ? inside
      : (last.trailingComments ?? []).filter(
          comment => comment.loc?.start.line !== line,
        ),
  );
}

/** What comments say to tools, about the module rather than about the config. */
const directive = /^\/[/*]+\s*(?:@ts-|@type\b|@satisfies\b|eslint-|global )/;

/** The comments before a statement, for people. */
export function commentsBefore(statement: Commented): string[] {
  return print(statement.leadingComments).filter(
    comment => !directive.test(comment),
  );
}

function print(comments: Comments): string[] {
  return (comments ?? []).map(({ type, value }) =>
    type === 'CommentLine' ? `//${value.trimEnd()}` : `/*${value}*/`,
  );
}
