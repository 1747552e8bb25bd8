import { stopWords } from './stopWords';
import { wordsOf } from './words';

/** The names of operators, for readers who search for the operator itself. */
const operators = new Map([
  ['?.', 'optional chain'],
  ['??', 'nullish coalescing'],
  ['??=', 'nullish coalescing'],
  ['||', 'logical or'],
  ['!', 'non-null assertion'],
  ['!.', 'non-null assertion'],
  ['!!', 'strict boolean expressions'],
  ['===', 'strict boolean comparison'],
  ['+', 'plus operands'],
  ['//', 'comment'],
  ['///', 'triple slash reference'],
  ['#', 'private'],
]);

/** Operators that aren't punctuation in a sentence or a message, standing on their own. */
const operatorInText = /(?<=^|\s)(?:\?\?=?|\?\.|\|\||\/\/\/)(?=\s|$)/g;

/** What pages write in another way. */
const rewritten: readonly (readonly [shape: RegExp, replacement: string])[] = [
  [/(?<=\w|['">\]])\s+\|\s+(?=\w|['"[{])/g, ' union '],
  // A compiler's error as editors and people write it, and as messages have it.
  [/\bts ?\(?(\d{4,5})\b\)?/gi, 'TS$1'],
  [/^(?:error |code )?(\d{4,5})$/gi, 'TS$1'],
  // A release: `v7`.
  [/\b(version|from|to) (?=\d+\b(?!\.))/gi, '$1 v'],
];

/** Where a report is, as linters, compilers, and editors print it. */
const position =
  /(?:\(\d+,\s*\d+\)|(?<![\w.])\d+:\d+|:\d+(?::\d+)?\b)(?:[\s:-]+(?:error|warning)\b)?:?/gi;

/** The path of a file of the reader's, with one folder at least. */
const filePath =
  /(?:\b[a-z]:)?[\w.@*()[\]-]*(?:[\\/]+[\w.@*()[\]-]+)+\.[a-z]{2,5}\b/gi;

/** Files that pages speak of, wherever they are. */
const configFile = /[\w.-]*config[\w.-]*$|\.\w+rc(?:\.\w+)?$/i;

/**
 * What a query says about a page: operators by their names, and without what says nothing, such as the
 * name of the product, or where in the reader's code a report is.
 */
export function readable(text: string): string {
  const typed = text.trim();
  const query =
    operators.get(typed) ??
    rewritten
      .reduce(
        (text, [shape, replacement]) => text.replaceAll(shape, replacement),
        typed,
      )
      .replaceAll(operatorInText, found => operators.get(found) ?? found);
  return [withoutProduct, withoutPlaces].reduce((rest, shorten) => {
    const shorter = shorten(rest);
    return tells(shorter) ? shorter : rest;
  }, query);
}

/** Every page is about this product, and every rule's full name starts with it. */
export function withoutProduct(text: string): string {
  return text.replaceAll(/@?\btypescript[- ]eslint\b(?:\/(?=\w))?/gi, ' ');
}

function withoutPlaces(query: string): string {
  return query
    .replaceAll(filePath, path => configFile.exec(path)?.[0] ?? ' ')
    .replaceAll(position, ' ');
}

function tells(text: string): boolean {
  return wordsOf(text).some(({ terms: [term = ''] }) => !stopWords.has(term));
}
