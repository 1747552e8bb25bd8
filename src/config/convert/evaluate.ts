import type { parse } from '@babel/parser';
import { Commented } from '../../text/printJavaScript';
import {
  bare,
  callKnown,
  isScalar,
  NotData,
  type Source,
} from './knownPackages';

/** A module's syntax tree, with the types that it may be written with. */
export type Program = ReturnType<typeof parse>['program'];
export type Statement = Program['body'][number];
export type StatementOf<Type extends string> = Extract<
  Statement,
  { type: Type }
>;
export type Expression = StatementOf<'ExpressionStatement'>['expression'];
export type ExpressionOf<Type extends string> = Extract<
  Expression,
  { type: Type }
>;

export type Property = ExpressionOf<'ObjectExpression'>['properties'][number];
type Argument = ExpressionOf<'CallExpression'>['arguments'][number];
type Element =
  Argument | NonNullable<ExpressionOf<'ArrayExpression'>['elements'][number]>;

/** An element or a property, with the comments that the parser found around it. */
type Place = Element | Property | Statement;
type Comments = Expression['leadingComments'];

type DataObject = Record<string, unknown>;

/** What is said of a module whose parts are in each other without end. */
export const repeatsTooOften =
  'This config repeats its parts too often to be written out.';

/** Most elements of lists that are put together. */
const maxElements = 20_000;

/** Finds out what expressions of a module are, without running them. */
export class Evaluator {
  /** What the module exports, so far. */
  exported: unknown;
  /** The module's variables and imports, by name. */
  protected readonly variables = new Map<string, unknown>([
    ['undefined', undefined],
    // However an ES module gets its folder.
    ['__dirname', '.'],
  ]);
  private size = 0;

  constructor(private readonly text: string) {}

  protected evaluate(node: Expression): unknown {
    switch (node.type) {
      case 'StringLiteral':
      case 'NumericLiteral':
      case 'BooleanLiteral':
        return node.value;
      case 'NullLiteral':
        return null;
      case 'Identifier':
        return node.name === 'exports'
          ? this.exported
          : this.variables.has(node.name)
            ? this.variables.get(node.name)
            : this.notData(node);
      case 'TemplateLiteral':
        return this.template(node);
      case 'UnaryExpression':
        return this.unary(node);
      case 'BinaryExpression':
        return this.sum(node);
      case 'LogicalExpression':
        return this.logical(node);
      case 'ArrayExpression':
        return this.elements(node.elements, node.innerComments);
      case 'ObjectExpression':
        return this.object(node);
      case 'MemberExpression':
      case 'OptionalMemberExpression':
        return this.member(node);
      case 'CallExpression':
      case 'NewExpression':
        return this.call(node);
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
      case 'TSNonNullExpression':
      case 'TSSatisfiesExpression':
      case 'TSTypeAssertion':
        return this.evaluate(node.expression);
      default:
        return this.notData(node);
    }
  }

  private template(node: ExpressionOf<'TemplateLiteral'>): unknown {
    const values = node.expressions.map(each =>
      this.evaluate(each as Expression),
    );
    const texts = node.quasis.map(({ value }) => value.cooked ?? '');
    return values.every(isScalar)
      ? String.raw({ raw: texts }, ...values)
      : this.notData(node);
  }

  private unary(node: ExpressionOf<'UnaryExpression'>): unknown {
    const value = this.evaluate(node.argument);
    if (node.operator === '-' && typeof value === 'number') {
      return -value;
    }
    return node.operator === '!' && typeof value !== 'object'
      ? !value
      : this.notData(node);
  }

  private sum(node: ExpressionOf<'BinaryExpression'>): unknown {
    const left = this.evaluate(node.left as Expression);
    const right = this.evaluate(node.right);
    return node.operator === '+' &&
      typeof left === 'string' &&
      typeof right === 'string'
      ? left + right
      : this.notData(node);
  }

  private logical(node: ExpressionOf<'LogicalExpression'>): unknown {
    const left = this.evaluate(node.left);
    if (!isScalar(left)) {
      return this.notData(node);
    }
    const isDecided =
      node.operator === '??'
        ? left !== null && left !== undefined
        : Boolean(left) === (node.operator === '||');
    return isDecided ? left : this.evaluate(node.right);
  }

  private object(node: ExpressionOf<'ObjectExpression'>): DataObject {
    const object = emptyObject();
    const { properties } = node;
    properties.forEach((property, index) => {
      const value = this.propertyValue(property);
      if (property.type === 'SpreadElement' && !(value instanceof NotData)) {
        for (const [name, each] of Object.entries(
          isObject(value) ? value : {},
        )) {
          setLast(object, name, each);
        }
        return;
      }
      const name =
        property.type === 'SpreadElement'
          ? undefined
          : this.nameOf(property.key as Expression, property.computed);
      setLast(
        object,
        // A name that nothing else in the object has.
        name ?? `…${String(lineOf(property))} ${this.codeOf(property)}`,
        withComments(
          name === undefined
            ? this.valueAt(property, value, true)
            : this.valueAt(property, value),
          property,
          properties[index - 1],
          properties[index + 1],
        ),
      );
    });
    const end = commentsAfter(properties.at(-1), node.innerComments);
    if (end.length > 0) {
      object[''] = new Commented(undefined, end);
    }
    return object;
  }

  private propertyValue(property: Property): unknown {
    switch (property.type) {
      case 'SpreadElement':
        return this.evaluate(property.argument);
      case 'ObjectProperty':
        return this.evaluate(property.value as Expression);
      case 'ObjectMethod':
        return this.notData(property);
    }
  }

  /** The elements of a list, or the arguments of a call. */
  protected elements(
    nodes: readonly (Element | null)[],
    inside?: Comments,
  ): unknown[] {
    const places = nodes.flatMap(node => node ?? []);
    const elements = places.flatMap((place, index): unknown[] => {
      const isSpread = place.type === 'SpreadElement';
      const value = this.evaluate(
        isSpread ? place.argument : (place as Expression),
      );
      const spread = isSpread && Array.isArray(value) ? value : undefined;
      this.spend(spread?.length ?? 1);
      return (
        spread ?? [
          withComments(
            this.valueAt(place, value, isSpread),
            place,
            places[index - 1],
            places[index + 1],
          ),
        ]
      );
    });
    const end = commentsAfter(places.at(-1), inside);
    return end.length === 0
      ? elements
      : [...elements, new Commented(undefined, end)];
  }

  /** @throws when there is more than any config has: each line can double what was there before */
  private spend(elements: number): void {
    this.size += elements;
    if (this.size > maxElements) {
      throw new Error(repeatsTooOften);
    }
  }

  private member(
    node: ExpressionOf<'MemberExpression' | 'OptionalMemberExpression'>,
  ): unknown {
    const code = this.codeOf(node);
    if (code === 'module.exports') {
      return this.exported;
    }
    if (code === 'import.meta.dirname' || code === 'import.meta.url') {
      return '.';
    }
    const name = this.propertyName(node);
    return name === undefined
      ? this.notData(node)
      : this.memberOf(this.evaluate(node.object), name, node);
  }

  protected memberOf(
    owner: unknown,
    name: string,
    place: Expression | Property,
  ): unknown {
    if (owner instanceof NotData && owner.is.imported) {
      const { imported } = owner.is;
      return new NotData(this.sourceOf(place), {
        imported: { ...imported, path: [...imported.path, name] },
      });
    }
    const values: unknown =
      Array.isArray(owner) || isObject(owner) ? owner : {};
    return Object.hasOwn(values as DataObject, name)
      ? bare((values as DataObject)[name])
      : this.notData(place);
  }

  private call(
    node: ExpressionOf<'CallExpression' | 'NewExpression'>,
  ): unknown {
    const callee = node.callee as Expression;
    const code = this.codeOf(callee);
    const object =
      callee.type === 'MemberExpression'
        ? this.evaluate(callee.object)
        : undefined;
    const [callback] = node.arguments;
    if (code.endsWith('.map') && callback?.type === 'ArrowFunctionExpression') {
      return this.map(object, callback) ?? this.notData(node);
    }
    const elements = this.elements(node.arguments);
    const result = callKnown({
      callee: this.evaluate(callee),
      object,
      code,
      elements,
    });
    if (Array.isArray(result)) {
      this.spend(result.length);
    }
    return (
      result ??
      new NotData(this.sourceOf(node), { call: { callee: code, elements } })
    );
  }

  /** `configs.map(config => ({ ...config, files: ['*.ts'] }))`; a package's presets are taken as one. */
  private map(
    list: unknown,
    { body, params: [parameter] }: ExpressionOf<'ArrowFunctionExpression'>,
  ): unknown {
    const elements = Array.isArray(list)
      ? list
      : list instanceof NotData && list.is.imported
        ? [list]
        : undefined;
    if (
      elements === undefined ||
      parameter?.type !== 'Identifier' ||
      body.type === 'BlockStatement'
    ) {
      return undefined;
    }
    const outer = new Map(this.variables);
    const mapped = elements.map(element => {
      this.variables.set(parameter.name, bare(element));
      return this.valueAt(body, this.evaluate(body));
    });
    this.variables.clear();
    outer.forEach((value, name) => this.variables.set(name, value));
    return mapped;
  }

  protected propertyName({
    computed,
    property,
  }: ExpressionOf<'MemberExpression' | 'OptionalMemberExpression'>):
    string | undefined {
    return this.nameOf(property as Expression, computed);
  }

  /** @returns `undefined` for a name that is not known */
  private nameOf(key: Expression, isComputed: boolean): string | undefined {
    if (!isComputed && key.type === 'Identifier') {
      return key.name;
    }
    const name = this.evaluate(key);
    return isScalar(name) ? String(name) : undefined;
  }

  private notData(node: Expression | Property): NotData {
    return new NotData(this.sourceOf(node));
  }

  /** What isn't data is told of by the place where it is used. Nor is anything that is spread and can't be. */
  protected valueAt(node: Place, value: unknown, isSpread = false): unknown {
    const source = this.sourceOf(node);
    return value instanceof NotData
      ? new NotData(source, value.is)
      : isSpread
        ? new NotData(source)
        : value;
  }

  protected codeOf({ start, end }: Pick<Expression, 'end' | 'start'>): string {
    return this.text.slice(start ?? 0, end ?? 0);
  }

  protected sourceOf(node: Pick<Expression, 'end' | 'loc' | 'start'>): Source {
    return { code: this.codeOf(node), line: lineOf(node) };
  }
}

function lineOf({ loc }: Pick<Expression, 'loc'>): number {
  return loc?.start.line ?? 1;
}

/** An object for names that aren't known: `__proto__` is one like any other. */
export function emptyObject(): DataObject {
  return Object.create(null) as DataObject;
}

/** Of two of the same name, the later one counts, in its place. */
function setLast(object: DataObject, name: string, value: unknown): void {
  Reflect.deleteProperty(object, name);
  object[name] = value;
}

/** Whether something is an object of which the properties are known. */
export function isObject(value: unknown): value is DataObject {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof NotData)
  );
}

/**
 * Adds the comments that are about an element or a property: in lines before it, and at the end of its own. To
 * the parser, what comes after a comma is before the next one.
 */
function withComments(
  value: unknown,
  place: Place,
  previous: Place | undefined,
  next: Place | undefined,
): unknown {
  const line = place.loc?.end.line;
  const [after] = [
    ...(place.trailingComments ?? []),
    ...(next?.leadingComments ?? []),
  ].filter(({ loc }) => loc?.start.line === line && loc?.end.line === line);
  const before = (place.leadingComments ?? []).filter(
    ({ loc }) => loc?.start.line !== previous?.loc?.end.line,
  );
  return new Commented(
    value,
    printComments(before),
    after && printComments([after])[0],
  );
}

/** The comments after the last of several places, or where there is none. */
function commentsAfter(last: Place | undefined, inside: Comments): string[] {
  const comments = last === undefined ? inside : last.trailingComments;
  return printComments(
    comments?.filter(({ loc }) => loc?.start.line !== last?.loc?.end.line),
  );
}

/** Comments as they are written. */
export function printComments(comments: Comments): string[] {
  return (comments ?? []).map(({ type, value }) =>
    type === 'CommentLine' ? `//${value.trimEnd()}` : `/*${value}*/`,
  );
}
