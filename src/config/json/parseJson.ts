import {
  evaluate,
  type MemberNode,
  parse,
  type ValueNode,
} from '@humanwhocodes/momoa';
import {
  getLocation,
  getNodeValue,
  type Location,
  type Node,
  type NodeType,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';

/** Something about a text that a reader should know. */
export interface TextProblem {
  /** `info`: nothing is wrong, but it has no effect here. */
  severity: 'error' | 'info' | 'warning';
  message: string;
  offset: number;
  length: number;
}

/** Says something about a place. */
export function problemAt(
  { offset, length }: Pick<TextProblem, 'length' | 'offset'>,
  severity: TextProblem['severity'],
  message: string,
): TextProblem {
  return { severity, message, offset, length };
}

/** A text of JSON in one of the forms that configs have. */
export interface ParsedJson {
  /** `undefined` when there is nothing but space and comments. */
  root: Node | undefined;
  /** Syntax errors. The tree is then what could be made of the rest. */
  problems: TextProblem[];
}

export interface JsonProperty {
  name: string;
  key: Node;
  value: Node;
}

/** Deepest nesting that is read: a link can hold far more than the stack can bear. */
const maxDepth = 100;

/** Parses JSON as people write configs: with comments and trailing commas, or as JSON5. */
export function parseJson(text: string): ParsedJson {
  const tooDeep = findDepth(text);
  if (tooDeep !== undefined) {
    return { root: undefined, problems: [tooDeep] };
  }
  const plain = parseCommented(text);
  const [mistake] = plain.problems;
  if (mistake === undefined) {
    return plain;
  }
  const json5 = parseJson5(text);
  // Of JSON5 with a mistake, the other parser understands next to nothing.
  return json5.problems.every(({ offset }) => offset > mistake.offset)
    ? json5
    : plain;
}

/** The place in a text's tree that an offset is in: the root, in a text that is nested too deeply. */
export function locationAt(
  text: string,
  offset: number,
): Pick<Location, 'isAtPropertyKey' | 'path'> {
  return findDepth(text) === undefined
    ? getLocation(text, offset)
    : { isAtPropertyKey: false, path: [] };
}

function parseCommented(text: string): ParsedJson {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, {
    allowTrailingComma: true,
    allowEmptyContent: true,
  });
  const problems = errors.map(place =>
    problemAt(place, 'error', describe(printParseErrorCode(place.error))),
  );
  return { root, problems: problems.filter(isOwnMistake) };
}

/** Whether a problem doesn't follow from the one before, which is at the same place or left a bracket open. */
function isOwnMistake(
  { message, offset }: TextProblem,
  index: number,
  all: readonly TextProblem[],
): boolean {
  const before = all[index - 1];
  return (
    before === undefined ||
    (offset !== before.offset && !/^(?:Close|End)/.test(message))
  );
}

/** Strings and comments, in which brackets are text, and brackets. */
const textOrBracket =
  /"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|\/\/[^\n\r]*|\/\*[^]*?(?:\*\/|$)|[[\]{}]/g;

function findDepth(text: string): TextProblem | undefined {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(textOrBracket)) {
    depth += /^[[{]/.test(token) ? 1 : /^[\]}]/.test(token) ? -1 : 0;
    if (depth > maxDepth) {
      const message = `This is nested too deeply: the playground reads ${String(maxDepth)} levels.`;
      return problemAt({ offset: index, length: 1 }, 'error', message);
    }
  }
  return undefined;
}

export interface Comment {
  text: string;
  offset: number;
  end: number;
  /** Whether nothing is before it in its line. */
  isAlone: boolean;
}

/** Finds the comments in a text that can be parsed, in order. */
export function findComments(text: string): Comment[] {
  return Array.from(text.matchAll(textOrBracket), ({ 0: token, index }) => ({
    text: token.trimEnd(),
    offset: index,
    end: index + token.length,
    isAlone:
      text.slice(text.lastIndexOf('\n', index - 1) + 1, index).trim() === '',
  })).filter(({ text: token }) => token.startsWith('/'));
}

/** Names that an object has twice: JSON allows them, and forgets all values but the last. */
export function repeatedNames(node: Node | undefined): TextProblem[] {
  const seen = new Set<string>();
  const here = propertiesOf(node).flatMap(({ name, key }): TextProblem[] => {
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    const message = `"${name}" is here for the second time: the one before has no effect.`;
    return [problemAt(key, 'warning', message)];
  });
  return [...here, ...(node?.children ?? []).flatMap(repeatedNames)];
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
  return propertiesOf(node).findLast(property => property.name === name);
}

/** The elements of a list, or what there is without one. */
export function elementsOf(node: Node | undefined): readonly Node[] {
  return node?.type === 'array' ? (node.children ?? []) : node ? [node] : [];
}

/** The value of a node. Unlike with jsonc-parser's `getNodeValue`, a property that is called `__proto__` stays a property. */
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

/** Parses JSON5. At a mistake, it ends: there is only one, and no tree. */
function parseJson5(text: string): ParsedJson {
  try {
    const { body } = parse(text, { mode: 'json5', allowTrailingCommas: true });
    return { root: toNode(body), problems: [] };
  } catch (error) {
    const { offset = text.length } = error as { offset?: number };
    const [word = ''] = /^(?:[\w$]+|[^]?)/u.exec(text.slice(offset)) ?? [];
    const place = { offset, length: word.length };
    const problem = problemAt(place, 'error', explainWord(word));
    return { root: undefined, problems: [problem] };
  }
}

/** The same tree, as the parser of plain JSON would have it. */
function toNode(value: ValueNode): Node {
  switch (value.type) {
    case 'Object':
      return nodeAt(value, 'object', {
        children: value.members.map(member =>
          nodeAt(member, 'property', {
            children: [keyOf(member), toNode(member.value)],
          }),
        ),
      });
    case 'Array':
      return nodeAt(value, 'array', {
        children: value.elements.map(element => toNode(element.value)),
      });
    default: {
      const plain = evaluate(value);
      const type = plain === null ? 'null' : (typeof plain as NodeType);
      return nodeAt(value, type, { value: plain });
    }
  }
}

function keyOf({ name }: MemberNode): Node {
  return nodeAt(name, 'string', {
    value: name.type === 'Identifier' ? name.name : name.value,
  });
}

function nodeAt(
  { loc: { start, end } }: Pick<MemberNode, 'loc'>,
  type: NodeType,
  inside: { children?: Node[]; value?: unknown },
): Node {
  const { offset } = start;
  const node: Node = { offset, length: end.offset - offset, type, ...inside };
  inside.children?.forEach(child => Object.assign(child, { parent: node }));
  return node;
}

function explainWord(word: string): string {
  if (word === '') {
    return 'The text ends too early: a bracket, a quote, or a value is missing.';
  }
  return /^[\w$]/.test(word)
    ? `"${word}" is not expected here. A string needs quotes.`
    : `"${word}" is not expected here.`;
}
