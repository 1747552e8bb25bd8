import { commentsAround, endComments } from './comments';
import { callKnown } from './knownCalls';
import type { Expression } from './parseModule';
import {
  isKind,
  isScalar,
  type Item,
  listOf,
  type Member,
  objectOf,
  propertyOf,
  type Source,
  tooOften,
  unknown,
  type Value,
} from './values';

type Node<Type extends string> = Extract<Expression, { type: Type }>;

type Element = Node<'ArrayExpression'>['elements'][number];
type Property = Node<'ObjectExpression'>['properties'][number];
type Argument = Node<'CallExpression'>['arguments'][number];

/** A place in the syntax tree, with what was written around it. */
type Place = Argument | NonNullable<Element> | Property;

/** Most elements of lists that are put together. */
const maxItems = 20_000;

/** Finds out what expressions of a module are, without running them. */
export class Evaluator {
  /** The module's variables and imports. */
  readonly variables = new Map<string, Value>();
  /** What the module exports, so far. */
  exported: Value;
  private size = 0;

  constructor(private readonly text: string) {}

  evaluate(node: Expression): Value {
    switch (node.type) {
      case 'StringLiteral':
      case 'NumericLiteral':
      case 'BooleanLiteral':
        return node.value;
      case 'NullLiteral':
        return null;
      case 'Identifier':
        return this.lookUp(node.name);
      case 'TemplateLiteral':
        return this.evaluateTemplate(node);
      case 'UnaryExpression':
        return this.evaluateUnary(node);
      case 'BinaryExpression':
        return this.evaluateSum(node);
      case 'LogicalExpression':
        return this.evaluateLogical(node);
      case 'ArrayExpression':
        return listOf(...this.evaluateElements(node.elements));
      case 'ObjectExpression':
        return this.evaluateObject(node);
      case 'MemberExpression':
      case 'OptionalMemberExpression':
        return this.evaluateMember(node);
      case 'CallExpression':
      case 'NewExpression':
        return this.evaluateCall(node);
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
      case 'TSNonNullExpression':
      case 'TSSatisfiesExpression':
      case 'TSTypeAssertion':
        return this.evaluate(node.expression);
      default:
        return unknown;
    }
  }

  sourceOf({
    start,
    end,
    loc,
  }: Pick<Expression, 'end' | 'loc' | 'start'>): Source {
    return {
      code: this.text.slice(start ?? 0, end ?? 0),
      line: loc?.start.line ?? 1,
    };
  }

  private lookUp(name: string): Value {
    if (name === 'undefined') {
      return undefined;
    }
    // However an ES module gets it, which has none.
    if (name === '__dirname') {
      return '.';
    }
    if (name === 'exports') {
      return this.exported;
    }
    return this.variables.has(name) ? this.variables.get(name) : unknown;
  }

  private evaluateTemplate({
    expressions,
    quasis,
  }: Node<'TemplateLiteral'>): Value {
    let text = quasis[0]?.value.cooked ?? '';
    for (const [index, expression] of expressions.entries()) {
      const value = this.evaluate(expression as Expression);
      if (!isScalar(value)) {
        return unknown;
      }
      text += String(value) + (quasis[index + 1]?.value.cooked ?? '');
    }
    return text;
  }

  private evaluateUnary({
    argument,
    operator,
  }: Node<'UnaryExpression'>): Value {
    const value = this.evaluate(argument);
    if (operator === '-' && typeof value === 'number') {
      return -value;
    }
    return operator === '!' && typeof value !== 'object' ? !value : unknown;
  }

  private evaluateSum({
    left,
    operator,
    right,
  }: Node<'BinaryExpression'>): Value {
    const [a, b] = [left as Expression, right].map(each => this.evaluate(each));
    return operator === '+' && typeof a === 'string' && typeof b === 'string'
      ? a + b
      : unknown;
  }

  private evaluateLogical({
    left,
    operator,
    right,
  }: Node<'LogicalExpression'>): Value {
    const value = this.evaluate(left);
    if (!isScalar(value)) {
      return unknown;
    }
    const isDecided =
      operator === '??'
        ? value !== null && value !== undefined
        : Boolean(value) === (operator === '||');
    return isDecided ? value : this.evaluate(right);
  }

  private evaluateObject(node: Node<'ObjectExpression'>): Value {
    const { properties } = node;
    const members: Member[] = [];
    for (const [index, property] of properties.entries()) {
      const { value, ...item } = this.toItem(property, this.valueOf(property), [
        properties[index - 1],
        properties[index + 1],
      ]);
      if (property.type === 'SpreadElement' && isKind(value, 'object')) {
        members.push(...value.members);
      } else {
        members.push({ ...item, value, name: this.nameOf(property) });
      }
    }
    // Of two of the same name, the later one counts.
    const last = new Map(members.map(member => [member.name, member]));
    return objectOf(
      members.filter(
        member => member.name === undefined || last.get(member.name) === member,
      ),
      endComments(node.properties, node.innerComments),
    );
  }

  private valueOf(property: Property): Value {
    switch (property.type) {
      case 'SpreadElement':
        return this.evaluate(property.argument);
      case 'ObjectProperty':
        return this.evaluate(property.value as Expression);
      case 'ObjectMethod':
        return unknown;
    }
  }

  /** @returns `undefined` for what is spread, or is called by a name that is not known */
  private nameOf(property: Property): string | undefined {
    if (property.type === 'SpreadElement') {
      return undefined;
    }
    const { computed, key } = property;
    if (!computed && key.type === 'Identifier') {
      return key.name;
    }
    const name = this.evaluate(key as Expression);
    return isScalar(name) ? String(name) : undefined;
  }

  /** @returns the items and the comments after them */
  private evaluateElements(
    elements: readonly Element[],
  ): [items: Item[], end: string[]] {
    const present = elements.flatMap(element => element ?? []);
    const items = present.flatMap((element, index) => {
      const value = this.evaluate(
        element.type === 'SpreadElement'
          ? element.argument
          : (element as Expression),
      );
      const item = this.toItem(element, value, [
        present[index - 1],
        present[index + 1],
      ]);
      const isInlined = item.isSpread && isKind(value, 'list');
      this.spend(isInlined ? value.items.length : 1);
      return isInlined ? value.items : [item];
    });
    return [items, endComments(present)];
  }

  /** @throws when there is more than any config has: each line can double what was there before */
  private spend(items: number): void {
    this.size += items;
    if (this.size > maxItems) {
      throw new Error(tooOften);
    }
  }

  private toItem(
    place: Place,
    value: Value,
    [previous, next]: readonly (Place | undefined)[],
  ): Item {
    return {
      value,
      isSpread: place.type === 'SpreadElement',
      source: this.sourceOf(place),
      ...commentsAround(place, previous, next),
    };
  }

  private evaluateMember(
    node: Node<'MemberExpression' | 'OptionalMemberExpression'>,
  ): Value {
    const { computed, object, property } = node;
    const code = this.sourceOf(node).code;
    if (code === 'module.exports') {
      return this.exported;
    }
    if (code === 'import.meta.dirname' || code === 'import.meta.url') {
      return '.';
    }
    const name =
      !computed && property.type === 'Identifier'
        ? property.name
        : this.evaluate(property as Expression);
    const value = this.evaluate(object);
    if (!isScalar(name)) {
      return unknown;
    }
    if (isKind(value, 'package')) {
      return { ...value, path: [...value.path, String(name)] };
    }
    if (isKind(value, 'object')) {
      const member = propertyOf(value, String(name));
      return member === undefined ? unknown : member.value;
    }
    if (isKind(value, 'list')) {
      const item = value.items[Number(name)];
      return item === undefined ? unknown : item.value;
    }
    return unknown;
  }

  private evaluateCall(node: Node<'CallExpression' | 'NewExpression'>): Value {
    const callee = node.callee as Expression;
    const { code } = this.sourceOf(callee);
    const object =
      callee.type === 'MemberExpression'
        ? this.evaluate(callee.object)
        : undefined;
    const [callback] = node.arguments;
    if (code.endsWith('.map') && callback?.type === 'ArrowFunctionExpression') {
      return this.evaluateMap(object, callback);
    }
    const [items] = this.evaluateElements(node.arguments as Element[]);
    const known = callKnown({
      callee: this.evaluate(callee),
      object,
      code,
      items,
    });
    if (known !== undefined && isKind(known, 'list')) {
      this.spend(known.items.length);
    }
    return known ?? { kind: 'call', callee: code, items };
  }

  /** `configs.map(config => ({ ...config, files: ['*.ts'] }))`; a package's presets are taken as one. */
  private evaluateMap(
    list: Value,
    { body, params: [parameter] }: Node<'ArrowFunctionExpression'>,
  ): Value {
    const items = isKind(list, 'list')
      ? list.items
      : isKind(list, 'package')
        ? [{ value: list }]
        : undefined;
    if (
      items === undefined ||
      parameter?.type !== 'Identifier' ||
      body.type === 'BlockStatement'
    ) {
      return unknown;
    }
    const { name } = parameter;
    const outer = this.variables.get(name);
    const mapped = items.map(({ value }): Item => {
      this.variables.set(name, value);
      return this.toItem(body, this.evaluate(body), []);
    });
    this.variables.delete(name);
    if (outer !== undefined) {
      this.variables.set(name, outer);
    }
    return listOf(mapped);
  }
}
