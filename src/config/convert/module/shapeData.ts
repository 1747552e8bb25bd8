import { Commented } from '../../../text/printJavaScript';
import type { DroppedLog } from './dropped';
import {
  isKind,
  isScalar,
  type Item,
  type ListValue,
  type Member,
  type ObjectValue,
  tooOften,
  type Value,
} from './values';

/** Deepest nesting of values, and most of them: a few variables can expand to gigabytes. */
const maxDepth = 60;
const maxValues = 20_000;

/** Makes plain data, with comments, of the values in a module. */
export class DataShaper {
  private count = 0;
  private depth = 0;

  constructor(readonly log: DroppedLog) {}

  /**
   * @returns data to be printed; `undefined` where there is none
   * @throws where a module puts its values into each other without end
   */
  shape(value: Value): unknown {
    this.count += 1;
    if (this.depth > maxDepth || this.count > maxValues) {
      throw new Error(tooOften);
    }
    this.depth += 1;
    const data = isScalar(value)
      ? value
      : isKind(value, 'list')
        ? this.shapeList(value)
        : isKind(value, 'object')
          ? this.shapeObject(value)
          : undefined;
    this.depth -= 1;
    return data;
  }

  /** @param shapeItem makes something else of the items than what they are */
  shapeList(
    { end, items }: ListValue,
    shapeItem: (item: Item) => unknown = item => this.shapeItem(item),
  ): unknown[] {
    const data = items.map(item => withComments(item, shapeItem(item)));
    return end.length === 0 ? data : [...data, new Commented(undefined, end)];
  }

  /** @param shapeMember makes something else of the members than what they are; `undefined` for nothing at all */
  shapeObject(
    { end, members }: ObjectValue,
    shapeMember: (member: Member) => [name: string, data: unknown][] = member =>
      this.shapeMember(member),
  ): Record<string, unknown> {
    const entries = members.flatMap(member =>
      shapeMember(member).map(([name, data]): [string, unknown] => [
        name,
        withComments(member, data),
      ]),
    );
    return Object.fromEntries([
      ...entries,
      ...(end.length === 0 ? [] : [['', new Commented(undefined, end)]]),
    ]) as Record<string, unknown>;
  }

  /** An item as it is, or a comment that says that it is left out. */
  shapeItem(item: Item): unknown {
    const data = item.isSpread ? undefined : this.shape(item.value);
    return data === undefined && item.value !== undefined
      ? new Commented(undefined, [this.log.drop(item)])
      : data;
  }

  shapeMember(member: Member): [name: string, data: unknown][] {
    const { name, value } = member;
    const data = name === undefined ? undefined : this.shape(value);
    return name === undefined || data === undefined
      ? value === undefined
        ? []
        : [
            [
              keyOf(member),
              new Commented(undefined, [this.log.drop(member, name)]),
            ],
          ]
      : [[name, data]];
  }
}

/** A name that no other member of the object has. */
export function keyOf({ name, source }: Member): string {
  return name ?? `…${String(source.line)} ${source.code}`;
}

function withComments({ after, before }: Item, data: unknown): unknown {
  const inner = data instanceof Commented ? data : new Commented(data, []);
  return new Commented(
    inner.value,
    [...before, ...inner.before],
    inner.after ?? after,
  );
}
