import type { parse } from '@babel/parser';
import { Commented } from '../../text/printJavaScript';
import {
  callKnown,
  type DataObject,
  isObject,
  isScalar,
  NotData,
  type Source,
  withoutComments,
} from './knownPackages';

type File = ReturnType<typeof parse>;
export type Statement = File['program']['body'][number];
export type StatementOf<Type extends string> = Extract<
  Statement,
  { type: Type }
>;
export type Expression = StatementOf<'ExpressionStatement'>['expression'];
export type ExpressionOf<Type extends string> = Extract<
  Expression,
  { type: Type }
>;
type Element =
  | ExpressionOf<'CallExpression'>['arguments'][number]
  | NonNullable<ExpressionOf<'ArrayExpression'>['elements'][number]>;
type Place = Pick<Expression, 'end' | 'loc' | 'start'>;

/** What is said of a module whose parts are in each other without end. */
export const repeatsTooOften =
  'This config repeats its parts too often to be written out.';

const maxElements = 20_000;

/**
 * Makes plain data of a module's expressions, without running them. What isn't data has a {@link NotData} in its
 * place, and comments are elements of lists and properties of objects like others.
 */
export class Evaluator {
  exported: unknown;
  protected readonly variables = new Map<string, unknown>([
    ['undefined', undefined],
    // However an ES module gets its folder.
    ['__dirname', '.'],
  ]);
  private size = 0;

  constructor(
    private readonly text: string,
    private readonly comments: NonNullable<File['comments']>,
  ) {}

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
        return this.elements(node.elements, node);
      case 'ObjectExpression':
        return this.object(node);
      case 'MemberExpression':
      case 'OptionalMemberExpression':
        return this.member(node);
      case 'CallExpression':
      case 'NewExpression':
        return this.call(node);
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
    return node.operator === '!' && isScalar(value)
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
    for (const place of this.inOrder(node.properties, node)) {
      if (place instanceof Commented) {
        setLast(object, this.freshName(), place);
      } else if (place.type === 'SpreadElement') {
        const value = this.evaluate(place.argument);
        const spread =
          value instanceof NotData
            ? { [this.freshName()]: this.valueAt(place, value) }
            : isObject(value)
              ? value
              : {};
        for (const [name, each] of Object.entries(spread)) {
          setLast(object, name, each);
        }
      } else {
        const value =
          place.type === 'ObjectMethod'
            ? this.notData(place)
            : this.evaluate(place.value as Expression);
        const name = this.nameOf(place.key as Expression, place.computed);
        setLast(
          object,
          name ?? this.freshName(),
          name === undefined ? this.notData(place) : this.valueAt(place, value),
        );
      }
    }
    return object;
  }

  /** A name that nothing else in any object has, for what has none. */
  private freshName(): string {
    this.size += 1;
    return `…${String(this.size)}`;
  }

  protected elements(
    nodes: readonly (Element | null)[],
    list: Place,
  ): unknown[] {
    const places = nodes.flatMap(node => node ?? []);
    return [...this.inOrder(places, list)].flatMap((place): unknown[] => {
      if (place instanceof Commented) {
        return [place];
      }
      const isSpread = place.type === 'SpreadElement';
      const value = this.evaluate(
        isSpread ? place.argument : (place as Expression),
      );
      if (isSpread && Array.isArray(value)) {
        this.spend(value.length);
        return value;
      }
      this.spend(1);
      return [
        isSpread && !(value instanceof NotData)
          ? this.notData(place)
          : this.valueAt(place, value),
      ];
    });
  }

  /** @throws when there is more than any config has: each line can double what was there before */
  private spend(elements: number): void {
    this.size += elements;
    if (this.size > maxElements) {
      throw new Error(repeatsTooOften);
    }
  }

  /** Places in another one, with the comments between them. One at the end of a line comes after what it is about. */
  protected *inOrder<Inner extends Place>(
    places: readonly Inner[],
    { end, start }: Place,
  ): Generator<Commented | Inner> {
    let last: Inner | undefined;
    for (const place of [...places, undefined]) {
      const from = last?.end ?? start ?? 0;
      const to = place?.start ?? end ?? this.text.length;
      for (const { end: after, loc, start: at, type, value } of this.comments) {
        if (
          at !== undefined &&
          at >= from &&
          after !== undefined &&
          after <= to
        ) {
          const text =
            type === 'CommentLine' ? `//${value.trimEnd()}` : `/*${value}*/`;
          const isInLine =
            loc?.start.line === last?.loc?.end.line &&
            loc?.start.line === loc?.end.line;
          yield isInLine
            ? new Commented(undefined, [], text)
            : new Commented(undefined, [text]);
        }
      }
      if (place) {
        yield place;
      }
      last = place;
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

  protected memberOf(owner: unknown, name: string, place: Place): unknown {
    if (owner instanceof NotData && owner.is.imported) {
      const { imported } = owner.is;
      return new NotData(this.sourceOf(place), {
        imported: { ...imported, path: [...imported.path, name] },
      });
    }
    const values: unknown = Array.isArray(owner)
      ? withoutComments(owner)
      : isObject(owner)
        ? owner
        : {};
    return Object.hasOwn(values as DataObject, name)
      ? (values as DataObject)[name]
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
    const elements = this.elements(node.arguments, {
      ...node,
      start: callee.end,
    });
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
    const { name } = parameter;
    const outer = this.variables.get(name);
    const mapped = withoutComments(elements).map(element => {
      this.variables.set(name, element);
      return this.valueAt(body, this.evaluate(body));
    });
    this.variables.set(name, outer ?? this.notData(parameter));
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

  private notData(place: Place): NotData {
    return new NotData(this.sourceOf(place));
  }

  /** What isn't data is told of by the place where it is used. */
  protected valueAt(place: Place, value: unknown): unknown {
    return value instanceof NotData
      ? new NotData(this.sourceOf(place), value.is)
      : value;
  }

  protected codeOf({ start, end }: Place): string {
    return this.text.slice(start ?? 0, end ?? 0);
  }

  protected sourceOf(place: Place): Source {
    return { code: this.codeOf(place), line: place.loc?.start.line ?? 1 };
  }
}

/** An object for names that aren't known: `__proto__` is one like any other. */
export function emptyObject(): Record<string, unknown> {
  return Object.create(null) as Record<string, unknown>;
}

/** Of two of the same name, the later one counts, in its place. */
function setLast(
  object: Record<string, unknown>,
  name: string,
  value: unknown,
): void {
  Reflect.deleteProperty(object, name);
  object[name] = value;
}
