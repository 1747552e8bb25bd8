/**
 * What a piece of a module is, as far as that is known without running it. Objects and lists are those
 * of the module: a statement may change them after they were put somewhere.
 */
export type Value =
  CallValue | CodeValue | ListValue | ObjectValue | PackageValue | Scalar;

export type Scalar = boolean | number | string | null | undefined;

export interface ListValue {
  kind: 'list';
  items: Item[];
  /** Comments after the last one. */
  end: string[];
}

export interface ObjectValue {
  kind: 'object';
  members: Member[];
  /** Comments after the last one. */
  end: string[];
}

/** Something that is imported: a package, or a part of it by names. */
export interface PackageValue {
  kind: 'package';
  name: string;
  path: readonly string[];
}

/** What an unknown function returns. */
export interface CallValue {
  kind: 'call';
  callee: string;
  items: Item[];
}

/** What is known only when the module runs. */
export interface CodeValue {
  kind: 'code';
}

/** Where a value is in the module, for the reader. */
export interface Source {
  code: string;
  line: number;
}

/** An element of a list. */
export interface Item {
  value: Value;
  /** Whether it is spread, and could not be replaced with what is in it. */
  isSpread: boolean;
  source: Source;
  /** Comments in lines of their own, with their marks. */
  before: readonly string[];
  /** A comment at the end of its line. */
  after: string | undefined;
}

/** A property of an object. */
export interface Member extends Item {
  /** `undefined` for one that is spread. */
  name: string | undefined;
}

/** What is said of a module whose parts are in each other without end. */
export const tooOften =
  'This config repeats its parts too often to be written out.';

export const unknown: CodeValue = { kind: 'code' };

/** Whether a value is a certain kind of thing rather than a scalar. */
export function isKind<Kind extends 'call' | 'list' | 'object' | 'package'>(
  value: Value,
  kind: Kind,
): value is Extract<Value, { kind: Kind }> {
  return typeof value === 'object' && value !== null && value.kind === kind;
}

/** Whether a value is text, a number, or the like. */
export function isScalar(value: Value): value is Scalar {
  return typeof value !== 'object' || value === null;
}

export function listOf(items: Item[], end: string[] = []): ListValue {
  return { kind: 'list', items, end };
}

export function objectOf(members: Member[], end: string[] = []): ObjectValue {
  return { kind: 'object', members, end };
}

/** An object of one property, in the place of something else. */
export function memberOf(name: string, value: Value, source: Source): Member {
  return {
    name,
    value,
    isSpread: false,
    source,
    before: [],
    after: undefined,
  };
}

/** An object's property; the last one counts. */
export function propertyOf(
  { members }: ObjectValue,
  name: string,
): Member | undefined {
  return members.filter(member => member.name === name).at(-1);
}

/** Sets an object's property. */
export function setProperty(object: ObjectValue, member: Member): void {
  object.members = [
    ...object.members.filter(({ name }) => name !== member.name),
    member,
  ];
}
