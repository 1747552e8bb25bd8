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
  ['!!', 'extra non-null assertion'],
  ['===', 'strict boolean comparison'],
  ['+', 'plus operands'],
  ['//', 'comment'],
  ['///', 'triple slash reference'],
  ['#', 'private'],
]);

/** Operators that aren't punctuation in a sentence or a message, standing on their own. */
const operatorInText = /(?<=^|\s)(?:\?\?=?|\?\.|\|\||\/\/\/)(?=\s|$)/g;

/** Code that pages call by a name, and a release as pages write it: `v7`. */
const rewritten: readonly (readonly [shape: RegExp, replacement: string])[] = [
  // A property that is read only if the object is there: `a && a.b`.
  [/\b([\w.]+)\s*&&\s*(?=\1\.\w)/g, 'optional chain $1 '],
  [/\w+!\.(?=\w)/g, 'non-null assertion $& '],
  [/\w+!!/g, 'extra non-null assertion $&'],
  [/\w+!\s*\?\?/g, 'non-null asserted nullish coalescing'],
  [/\w+\[\]/g, 'array type $&'],
  [/(?<!\bdelete )\b\w+\[(['"])\w+\1\]/g, 'dot notation $&'],
  [/<[^=]*>\s*=\s*new\b(?=\s+\w+\()/g, '$& generic constructors '],
  [/(['"])(\w+)\1\s+as\s+\1\2\1/g, 'as const $&'],
  [/\bexport\s*\{\s*\}/g, 'useless empty export'],
  [/(?<=\w|['">\]])\s+\|\s+(?=\w|['"[{])/g, ' union '],
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
