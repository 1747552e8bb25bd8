import {
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import type { TextProblem } from '../textProblem';

/** A text of JSON with comments and trailing commas. */
export interface ParsedJson {
  /** `undefined` when there is nothing but space and comments. */
  root: Node | undefined;
  /** Syntax errors. The tree is then what could be made of the rest. */
  problems: TextProblem[];
}

/** A property of an object, with the places of its name and its value. */
export interface JsonProperty {
  name: string;
  key: Node;
  value: Node;
}

/** Parses JSON as people write configs. */
export function parseJson(text: string): ParsedJson {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, {
    allowTrailingComma: true,
    allowEmptyContent: true,
  });
  const problems = errors.map(({ error, offset, length }): TextProblem => ({
    severity: 'error',
    message: describe(printParseErrorCode(error)),
    offset,
    length,
  }));
  return { root, problems };
}

/** Properties of an object in order; none of anything else. */
export function propertiesOf(node: Node | undefined): JsonProperty[] {
  if (node?.type !== 'object') {
    return [];
  }
  return (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
    key === undefined || value === undefined
      ? []
      : [{ name: String(key.value), key, value }],
  );
}

/** A property by name; the last one counts, as in JSON. */
export function propertyOf(
  node: Node | undefined,
  name: string,
): JsonProperty | undefined {
  return propertiesOf(node)
    .filter(property => property.name === name)
    .at(-1);
}

/**
 * The value of a node. Unlike with jsonc-parser's `getNodeValue`, a property that is called `__proto__`
 * stays a property.
 */
export function valueOf(node: Node): unknown {
  switch (node.type) {
    case 'object':
      return Object.fromEntries(
        propertiesOf(node).map(({ name, value }) => [name, valueOf(value)]),
      );
    case 'array':
      return (node.children ?? []).map(valueOf);
    default:
      return getNodeValue(node) as unknown;
  }
}

/** `CommaExpected` → "Comma expected." */
function describe(code: string): string {
  const words = code.replaceAll(
    /(?!^)[A-Z]/g,
    letter => ` ${letter.toLowerCase()}`,
  );
  return `${words}.`;
}
