import { stripComments } from '../typescript/libFiles';

/**
 * Shortens the comments of declarations to what hovers show well: the first sentence of what documents
 * a declaration, and that it's deprecated.
 *
 * @param maxLength of a sentence, in characters: longer ones go
 */
export function shortenComments(
  declarations: string,
  maxLength: number,
): string {
  return stripComments(declarations, comment =>
    shortenComment(comment, maxLength),
  );
}

function shortenComment(comment: string, maxLength: number): string {
  if (!comment.startsWith('/**')) {
    return '';
  }
  const [description = '', ...tags] = comment
    .slice('/**'.length, -'*/'.length)
    .replace(/^[ \t]*\* ?/gm, '')
    .split(/^[ \t]*(?=@\w)/m);
  const parts = [
    firstSentence(description, maxLength),
    ...(tags.some(tag => tag.startsWith('@deprecated')) ? ['@deprecated'] : []),
  ].filter(part => part !== '');
  return parts.length === 0 ? '' : `/** ${parts.join('\n')} */`;
}

/** Of the first paragraph; empty where that isn't a short one. */
function firstSentence(description: string, maxLength: number): string {
  const paragraph =
    description.trim().split(/\n\s*\n|\n\s*(?=[-`#|])/)[0] ?? '';
  const line = paragraph.replace(/\s+/g, ' ').trim();
  const sentence = /^.*?\.(?=\s+[^a-z]|$)/.exec(line)?.[0] ?? line;
  return sentence.length > maxLength ? '' : sentence;
}
