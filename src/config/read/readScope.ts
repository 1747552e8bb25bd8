import type { Node } from 'jsonc-parser';
import { propertiesOf, propertyOf } from '../json/parseJson';
import type { TextProblem } from '../textProblem';
import type { ConfigPart } from './configPart';
import {
  type FilePattern,
  intersect,
  takeCode,
  toFlatIgnore,
  toFlatPattern,
} from './filePatterns';
import type { ReadingLog } from './readingLog';

/** The files that a part is for, and where it says what ESLint is to ignore as a whole. */
export interface Scope extends Pick<
  ConfigPart,
  'files' | 'ignores' | 'ignoresAll' | 'isUnparsed'
> {
  /** What is said of its files. */
  remarks: TextProblem[];
}

/** Keys next to which `ignores` is still for ESLint as a whole. */
const besideIgnores = new Set(['$schema', 'ignores', 'name']);

/** Reads which files an object is for that is no override: patterns are those of a flat config. */
export function readScope(node: Node, log: ReadingLog): Scope {
  const ignores = propertyOf(node, 'ignores');
  const isAlone = propertiesOf(node).every(({ name }) =>
    besideIgnores.has(name),
  );
  return {
    ...readFiles(node, log),
    ignores: stringsIn(ignores?.value),
    ignoresAll: isAlone ? ignores?.key : undefined,
  };
}

/** Reads which files an override is for, of those that the object around it is for. */
export function readOverrideScope(
  node: Node,
  around: Scope,
  log: ReadingLog,
): Scope {
  const { isUnparsed, remarks, files: written } = readFiles(node, log);
  const files = written?.map(pattern =>
    typeof pattern === 'string'
      ? toFlatPattern(pattern)
      : pattern.map(toFlatPattern),
  );
  const excluded = propertyOf(node, 'excludedFiles')?.value;
  return {
    files: intersect(around.files, files),
    ignores: [...around.ignores, ...stringsIn(excluded).map(toFlatPattern)],
    ignoresAll: undefined,
    isUnparsed: around.isUnparsed || isUnparsed,
    remarks,
  };
}

/** Reads what an eslintrc config has ESLint ignore; `undefined` if it has nothing of that kind. */
export function readIgnorePatterns(node: Node): Scope | undefined {
  const property = propertyOf(node, 'ignorePatterns');
  return (
    property && {
      files: undefined,
      ignores: stringsIn(property.value).map(toFlatIgnore),
      ignoresAll: property.key,
      isUnparsed: false,
      remarks: [],
    }
  );
}

function readFiles(
  node: Node,
  log: ReadingLog,
): Pick<Scope, 'files' | 'isUnparsed' | 'remarks'> {
  const value = propertyOf(node, 'files')?.value;
  if (value === undefined) {
    return { files: undefined, isUnparsed: false, remarks: [] };
  }
  const elements = value.type === 'array' ? (value.children ?? []) : [value];
  const patterns = elements.map((element): FilePattern[] =>
    element.type === 'array' ? [stringsIn(element)] : stringsIn(element),
  );
  if (
    elements.length === 0 ||
    patterns.some(([pattern]) => pattern === undefined || pattern.length === 0)
  ) {
    log.refuse(value, '"files" has to be a list of patterns: ["**/*.ts"].');
  }
  if (log.keepsForeign) {
    return { files: patterns.flat(), isUnparsed: false, remarks: [] };
  }
  const code = patterns.map(list => list.flatMap(takeCode));
  const remarks = elements.flatMap((element, index) =>
    code[index]?.every(each => patterns[index]?.includes(each)) === true &&
    code[index]?.length === patterns[index]?.length
      ? []
      : log.leaveOut(
          element,
          stringsIn(element).join(' '),
          'files that aren’t JavaScript or TypeScript need their own parser.',
        ),
  );
  const isUnparsed = code.flat().length === 0;
  // Those that are left out as a whole are said to be for what they are for.
  return { files: (isUnparsed ? patterns : code).flat(), isUnparsed, remarks };
}

/** A text, or the texts in a list. */
function stringsIn(node: Node | undefined): string[] {
  const value: unknown = node?.value;
  return typeof value === 'string'
    ? [value]
    : (node?.children ?? []).flatMap(stringsIn);
}
