import type { Node } from 'jsonc-parser';
import { propertiesOf, valueOf } from '../json/parseJson';
import { nearestName } from './nearestName';
import { asObject, listOf, resolve, type Schema } from './schema';

interface Finding {
  node: Node;
  /** How far inside the value it is: the deeper, the more of it was understood. */
  depth: number;
  /** What would be right there: values as JSON, or kinds of values. */
  expected?: string[];
  message?: string;
  meant?: string | undefined;
}

const maxListed = 8;

/** Most references and alternatives that are followed from one place. */
const maxNesting = 40;

/**
 * Finds the first thing that a schema has against a value. Of alternatives, it takes the one that fits
 * best, so that one wrong word is one message. Where it finds nothing, the value may be wrong all the
 * same: it knows the keywords that the schemas of rules have, and these not to the last.
 *
 * ajv, which ESLint has, would do it worse. It compiles schemas with `eval`, which pages may not
 * (see `scripts/site/headers/headerRules.ts`), is 30 kB more of them, and throws at schemas that refer to
 * themselves. Its errors don't say which alternative they belong to: of 8,200 wrong options, a chooser
 * of its deepest error marked 580 in another place, such as a right option of another alternative.
 */
export function findMismatch(schema: unknown, value: Node) {
  const [first] = check({ root: schema, nesting: 0, depth: 0 }, schema, value);
  if (first === undefined) {
    return undefined;
  }
  const { expected = [], meant, message, node } = first;
  if (message !== undefined) {
    const subject = message.replace(/^This(?= has| can)/, nameOf(node));
    return { node, message: subject, meant };
  }
  const given: unknown = valueOf(node);
  const nearest =
    typeof given === 'string'
      ? nearestName(given, stringsIn(expected))
      : undefined;
  return {
    node,
    message:
      nearest === undefined
        ? `${nameOf(node)} has to be ${list(expected)}.`
        : `${JSON.stringify(given)} is not allowed here. Did you mean "${nearest}"?`,
    meant: nearest,
  };
}

/** The option that a value is of; "This" where it has no name. */
function nameOf({ parent }: Node): string {
  const [key] = parent?.type === 'property' ? (parent.children ?? []) : [];
  return key ? JSON.stringify(key.value) : 'This';
}

interface Place {
  root: unknown;
  nesting: number;
  depth: number;
}

function check(place: Place, schema: unknown, node: Node): Finding[] {
  if (place.nesting > maxNesting) {
    return [];
  }
  const inside = { ...place, nesting: place.nesting + 1 };
  const { $ref, anyOf, oneOf, not, ...keywords } = asObject(schema);
  if (typeof $ref === 'string') {
    return check(inside, resolve(place.root, $ref), node);
  }
  if (not !== undefined && check(inside, not, node).length === 0) {
    const message = `${JSON.stringify(valueOf(node))} is not allowed here.`;
    return [against(node, place, message)];
  }
  return [
    ...checkValue(inside, keywords, node),
    ...[anyOf, oneOf].flatMap(alternatives =>
      chooseBest(listOf(alternatives).map(each => check(inside, each, node))),
    ),
  ];
}

function against(node: Node, { depth }: Place, message: string): Finding {
  return { node, depth, message };
}

/** The findings of the alternative that was understood furthest; none if one of them fits. */
function chooseBest(alternatives: readonly Finding[][]): Finding[] {
  if (alternatives.some(findings => findings.length === 0)) {
    return [];
  }
  const depthOf = (findings: readonly Finding[]) =>
    Math.min(...findings.map(({ depth }) => depth));
  const ranked = [...alternatives].sort(
    (a, b) => depthOf(b) - depthOf(a) || a.length - b.length,
  );
  const [best = []] = ranked;
  const [first, ...rest] = best;
  if (first?.expected === undefined) {
    return best;
  }
  // What else would be right in that place.
  const expected = ranked
    .flatMap(([other]) => (other?.node === first.node ? other : []))
    .flatMap(({ expected: others = [] }) => others);
  return [{ ...first, expected: [...new Set(expected)] }, ...rest];
}

function checkValue(place: Place, schema: Schema, node: Node): Finding[] {
  const expected = expectedInstead(schema, node);
  if (expected !== undefined) {
    return [{ node, depth: place.depth, expected }];
  }
  const message = messageAgainst(schema, node);
  if (message !== undefined) {
    return [against(node, place, message)];
  }
  const inside = { ...place, depth: place.depth + 1 };
  switch (node.type) {
    case 'array':
      return checkElements(inside, schema, node.children ?? []);
    case 'object':
      return checkProperties(inside, schema, node);
    default:
      return [];
  }
}

function expectedInstead(
  { type, enum: allowed }: Schema,
  node: Node,
): string[] | undefined {
  if (allowed !== undefined) {
    const texts = listOf(allowed).map(each => JSON.stringify(each));
    return texts.includes(JSON.stringify(valueOf(node))) ? undefined : texts;
  }
  const types = listOf(type === undefined ? [] : [type].flat()).map(String);
  return types.length === 0 || types.some(each => hasType(node, each))
    ? undefined
    : types.map(each => kinds.get(each) ?? each);
}

const kinds = new Map([
  ['array', 'a list'],
  ['boolean', 'true or false'],
  ['integer', 'a whole number'],
  ['null', 'null'],
  ['number', 'a number'],
  ['object', 'an object'],
  ['string', 'a string'],
]);

function hasType(node: Node, type: string): boolean {
  return type === 'integer' ? Number.isInteger(node.value) : node.type === type;
}

function messageAgainst(schema: Schema, node: Node): string | undefined {
  const { value } = node as { value?: unknown };
  const { minimum, maximum, minItems, maxItems, minLength, pattern } = schema;
  const { minProperties } = schema;
  const count = node.children?.length ?? 0;
  if (typeof value === 'number') {
    return Number(minimum) > value
      ? `This has to be ${String(minimum)} or more.`
      : Number(maximum) < value
        ? `This has to be ${String(maximum)} or less.`
        : undefined;
  }
  if (typeof value === 'string') {
    return value.length < Number(minLength)
      ? "This can't be empty."
      : typeof pattern === 'string' && !new RegExp(pattern, 'u').test(value)
        ? `This has to match the pattern ${pattern}`
        : undefined;
  }
  if (node.type !== 'array') {
    return count < Number(minProperties)
      ? "This object can't be empty."
      : undefined;
  }
  return count < Number(minItems)
    ? `This list needs ${String(minItems)} or more.`
    : count > Number(maxItems)
      ? `This list may have ${String(maxItems)} at most, and has ${String(count)}.`
      : undefined;
}

function checkElements(
  place: Place,
  { items, additionalItems, uniqueItems }: Schema,
  elements: readonly Node[],
): Finding[] {
  const fixed = listOf(items);
  const rest = Array.isArray(items) ? additionalItems : items;
  const seen = new Set<string>();
  return elements.flatMap((element, index) => {
    const schema = fixed[index] ?? rest;
    const text = JSON.stringify(valueOf(element));
    if (uniqueItems === true && seen.has(text)) {
      return [against(element, place, 'This is in the list twice.')];
    }
    seen.add(text);
    return schema === false
      ? [against(element, place, 'This is one too many.')]
      : check(place, schema, element);
  });
}

function checkProperties(
  place: Place,
  { properties, required, additionalProperties, patternProperties }: Schema,
  node: Node,
): Finding[] {
  const known = asObject(properties);
  const given = propertiesOf(node);
  const findings = given.flatMap(({ name, key, value }): Finding[] => {
    if (Object.hasOwn(known, name)) {
      return check(place, known[name], value);
    }
    if (additionalProperties !== false || patternProperties !== undefined) {
      return check(place, additionalProperties, value);
    }
    const names = Object.keys(known);
    const meant = nearestName(name, names);
    const hint =
      meant !== undefined
        ? ` Did you mean "${meant}"?`
        : names.length === 0
          ? ''
          : ` Available: ${list(names)}.`;
    const message = `There is no option "${name}" here.${hint}`;
    return [{ ...against(key, place, message), meant }];
  });
  const missing = listOf(required).find(
    name => !given.some(property => property.name === name),
  );
  return missing === undefined
    ? findings
    : [...findings, against(node, place, `"${String(missing)}" is missing.`)];
}

function stringsIn(expected: readonly string[]): string[] {
  return expected
    .filter(each => each.startsWith('"'))
    .map(each => JSON.parse(each) as string);
}

/** "a, b, or c", cut off where it gets long. */
function list(words: readonly string[]): string {
  if (words.length > maxListed) {
    const more = String(words.length - maxListed);
    return `${words.slice(0, maxListed).join(', ')}, or one of ${more} more`;
  }
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(words);
}
