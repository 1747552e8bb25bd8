import type { NamedInput } from '../tests/engine/inputs';

/**
 * Code of about so many lines: a file of the corpus several times over, with other names in each
 * copy.
 *
 * @returns an input with the preset `all`
 * @throws when the corpus lacks the file
 */
export function inputOfLength(
  lines: number,
  corpus: readonly NamedInput[],
): NamedInput {
  const source = corpus.find(({ fileName }) => fileName === 'geometry.ts');
  if (!source) {
    throw new Error('The corpus lacks geometry.ts.');
  }
  const copies = Math.ceil(lines / source.code.split('\n').length);
  const code = Array.from({ length: copies }, (_, index) =>
    source.code.replace(
      /\b(Point|Shape|area|bounds|Transform|Translate|origin|unit|z|hasZ|matrix|inside)\b/g,
      `$1${String(index)}`,
    ),
  ).join('');
  return { ...source, code };
}
