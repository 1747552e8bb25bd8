import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type YAMLMap,
} from 'yaml';
import { Commented, printCommentedJson } from '../../text/printJavaScript';
import type { ConvertedConfig } from './foreignFormat';

/** Most aliases that are followed: a few lines can expand to gigabytes. */
const maxAliases = 100;

/** Makes JSON of an `.eslintrc.yaml`, including its comments. @throws what to tell the reader, or a RangeError where no stack can bear it */
export function convertYaml(text: string): ConvertedConfig {
  const document = parseDocument(text, { merge: true });
  const [error] = document.errors;
  if (error?.code === 'RESOURCE_EXHAUSTION') {
    throw new RangeError(error.message);
  }
  if (error !== undefined) {
    const line = error.linePos?.[0].line;
    throw new Error(
      `This looks like YAML, but it has a mistake${line === undefined ? '' : ` on line ${String(line)}`}: ${error.message.replace(/ at line [^]*/, '')}.`,
    );
  }
  const value: unknown = document.toJS({ maxAliasCount: maxAliases });
  const json = printCommentedJson(withComments(document.contents, value));
  return { text: [...headOf(document), json].join('\n'), notes: [] };
}

function headOf({ comment, commentBefore, contents }: Document): string[] {
  return [commentBefore, contents?.comment, comment].flatMap(toLines);
}

function withComments(node: unknown, value: unknown): unknown {
  if (isSeq(node) && Array.isArray(value)) {
    return value.map((each: unknown, index) => {
      const item = node.items[index] as Node;
      const lead = index === 0 ? toLines(node.commentBefore) : [];
      return comment(withComments(item, each), item, item, lead);
    });
  }
  if (isMap(node) && typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, each]: [string, unknown], index) => {
        const pair = pairOf(node, name);
        return [
          name,
          comment(
            withComments(pair?.value, each),
            pair?.key as Node | undefined,
            pair?.value as Node | null | undefined,
            index === 0 ? leadOf(node) : [],
          ),
        ];
      }),
    );
  }
  return value;
}

/** Comments before a map's first property, which the parser has for the map's, and before what is merged into it. */
function leadOf({ commentBefore, items }: YAMLMap): string[] {
  const merged = items.filter(
    ({ key }) => isScalar(key) && String(key.value) === '<<',
  );
  return [
    commentBefore,
    ...merged.map(({ key }) => (key as Node).commentBefore),
  ].flatMap(toLines);
}

function pairOf(map: YAMLMap, name: string) {
  return map.items.find(
    ({ key }) => isScalar(key) && String(key.value) === name,
  );
}

/** Puts the comments around a part of the document to its value. @param lead those that come before all of these */
function comment(
  value: unknown,
  first: Node | undefined,
  last: Node | null | undefined,
  lead: readonly string[],
): Commented {
  const isInLines = (isMap(last) || isSeq(last)) && last.flow !== true;
  const after = toLines(last?.comment);
  const isAfter = !isInLines && after.length === 1;
  return new Commented(
    value,
    [
      ...lead,
      ...toLines(first?.commentBefore),
      // In a list or a map in lines of its own, it is said of the first one.
      ...(first === last || isInLines ? [] : toLines(last?.commentBefore)),
      ...(isAfter ? [] : after),
    ],
    isAfter ? after[0] : undefined,
  );
}

function toLines(comment: string | null | undefined): string[] {
  return comment === null || comment === undefined || comment === ''
    ? []
    : comment.split('\n').map(line => `//${line}`);
}
