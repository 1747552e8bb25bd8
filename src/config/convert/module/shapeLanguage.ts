import { Commented } from '../../../text/printJavaScript';
import { ownPlugin } from '../../packageNames';
import { environmentOf, parserName } from './knownPackages';
import type { Entry, ShapeContext } from './shapeContext';
import { isKind, type Member, type ObjectValue } from './values';

const ownParser = `${ownPlugin}/parser`;

/** Shapes `languageOptions`: globals of environments become `env`, next to it. */
export function shapeLanguageOptions(
  options: ObjectValue,
  context: ShapeContext,
): Entry[] {
  let outside: Entry[] = [];
  const shaped = context.data.shapeObject(options, member => {
    const { name, value } = member;
    if (name === 'parser') {
      return shapeParser(member, context);
    }
    if (name === 'parserOptions') {
      return [[name, shapeParserOptions(member, context)]];
    }
    if (name === 'globals') {
      const [globals, ...rest] = shapeGlobals(member, context);
      outside = rest;
      return globals === undefined ? [] : [globals];
    }
    return value === undefined ? [] : context.data.shapeMember(member);
  });
  return [
    ...outside,
    ...(Object.keys(shaped).length === 0
      ? []
      : [['languageOptions', shaped] satisfies Entry]),
  ];
}

/** @returns the globals, if there are any, and the environments that are spread among them */
export function shapeGlobals(member: Member, { data }: ShapeContext): Entry[] {
  const { value } = member;
  const environments: Entry[] = [];
  if (isKind(value, 'package')) {
    // `globals: globals.browser`
    const name = environmentOf(value);
    return name === undefined
      ? data.shapeMember(member)
      : [
          ['globals', {}],
          ['env', { [name]: true }],
        ];
  }
  if (!isKind(value, 'object')) {
    return data.shapeMember(member);
  }
  const shaped = data.shapeObject(value, each => {
    const name =
      each.name === undefined && isKind(each.value, 'package')
        ? environmentOf(each.value)
        : undefined;
    if (name === undefined) {
      return data.shapeMember(each);
    }
    environments.push([name, true]);
    return [];
  });
  return [
    ['globals', shaped],
    ...(environments.length === 0
      ? []
      : [['env', Object.fromEntries(environments)] satisfies Entry]),
  ];
}

/** A parser by its name, as an eslintrc config has it. The one that is always there is not worth a word. */
export function shapeParser(member: Member, { data }: ShapeContext): Entry[] {
  const { value } = member;
  const shaped = isKind(value, 'package')
    ? [['parser', parserName(value)] satisfies Entry]
    : data.shapeMember(member);
  return shaped.filter(([, name]) => name !== ownParser);
}

export function shapeParserOptions(
  member: Member,
  context: ShapeContext,
): unknown {
  const { value } = member;
  if (!isKind(value, 'object')) {
    const [[, data] = []] = context.data.shapeMember(member);
    return data ?? new Commented(undefined, []);
  }
  return context.data.shapeObject(value, each =>
    each.name === 'parser'
      ? shapeParser(each, context)
      : context.data.shapeMember(each),
  );
}
