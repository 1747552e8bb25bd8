import { Commented } from '../../../text/printJavaScript';
import { ownPlugin, pluginPackage } from '../../packageNames';
import { shorten } from './dropped';
import { isCore, isPlugin, presetOf } from './knownPackages';
import { commentsAlone, type Entry, type ShapeContext } from './shapeContext';
import { keyOf } from './shapeData';
import {
  shapeGlobals,
  shapeLanguageOptions,
  shapeParser,
  shapeParserOptions,
} from './shapeLanguage';
import { noteAliases, shapeRules, shapeSpread } from './shapeRules';
import {
  isKind,
  type Item,
  type Member,
  type ObjectValue,
  propertyOf,
  type Source,
  type Value,
} from './values';

/**
 * Makes a config, as data with comments, of what a module exports.
 *
 * @returns `undefined` for what is no config
 */
export function shapeExported(
  value: Value,
  source: Source,
  context: ShapeContext,
): unknown {
  if (isKind(value, 'object')) {
    return shapeConfig(value, context);
  }
  if (isKind(value, 'list')) {
    return [
      ...value.items.flatMap(item => shapeElement(item, context)),
      ...commentsAlone(value.end),
    ];
  }
  return isKind(value, 'call') ||
    (isKind(value, 'package') && presetOf(value) !== undefined)
    ? shapeElement(
        {
          value,
          source,
          isSpread: false,
          before: [],
          after: undefined,
        },
        context,
      )
    : undefined;
}

/** An element of a flat config, which may become several. */
function shapeElement(item: Item, context: ShapeContext): unknown[] {
  const { after, before, source, value } = item;
  if (isKind(value, 'list')) {
    return [
      ...commentsAlone(before),
      ...value.items.flatMap(each => shapeElement(each, context)),
    ];
  }
  if (isKind(value, 'object')) {
    return [new Commented(shapeConfig(value, context), before, after)];
  }
  if (isKind(value, 'call')) {
    const remark = context.log.say(
      source,
      `What "${shorten(value.callee)}()" adds to its configs is left out: it is code, not data.`,
    );
    return [
      ...commentsAlone([...before, remark]),
      ...value.items
        .filter(each => looksLikeConfig(each.value))
        .flatMap(each => shapeElement(each, context)),
    ];
  }
  const preset = isKind(value, 'package') ? presetOf(value) : undefined;
  if (preset !== undefined) {
    return [new Commented({ extends: [preset] }, before, after)];
  }
  // `false && { … }` leaves nothing, in ESLint too.
  const isNothing = value === false || value === null || value === undefined;
  return commentsAlone([
    ...before,
    ...(isNothing ? [] : [context.log.drop(item)]),
  ]);
}

/** Whether an argument of an unknown function is a config, or several, rather than options of the function. */
function looksLikeConfig(value: Value): boolean {
  return isKind(value, 'object')
    ? ['extends', 'files', 'ignores', 'overrides', 'rules'].some(name =>
        propertyOf(value, name),
      )
    : isKind(value, 'list') || isKind(value, 'package');
}

function shapeConfig(
  config: ObjectValue,
  context: ShapeContext,
): Record<string, unknown> {
  const plugins = propertyOf(config, 'plugins')?.value;
  if (plugins !== undefined && isKind(plugins, 'object')) {
    noteAliases(plugins, context);
  }
  const presets: string[] = [];
  const shaped = context.data.shapeObject(config, member =>
    shapeSetting(member, { config, presets, context }),
  );
  return presets.length === 0 ? shaped : withPresets(shaped, presets);
}

/** What is spread comes first, since the rest outranks it. */
function withPresets(
  { name, files, ignores, extends: own, ...rest }: Record<string, unknown>,
  presets: readonly string[],
): Record<string, unknown> {
  const { after, before, value } =
    own instanceof Commented ? own : new Commented(own, []);
  return {
    name,
    files,
    ignores,
    extends: new Commented(
      [...presets, ...[value ?? []].flat()],
      before,
      after,
    ),
    ...rest,
  };
}

/** @param presets to which those are added that the setting spreads */
function shapeSetting(
  member: Member,
  {
    config,
    presets,
    context,
  }: { config: ObjectValue; presets: string[]; context: ShapeContext },
): Entry[] {
  const { name, value } = member;
  const { data } = context;
  if (name === undefined) {
    return shapeSpreadConfig(member, config, presets, context);
  }
  switch (name) {
    case 'extends':
      return [[name, shapeExtends(value, member, context)]];
    case 'globals':
      return shapeGlobals(member, context);
    case 'languageOptions':
      return isKind(value, 'object')
        ? shapeLanguageOptions(value, context)
        : data.shapeMember(member);
    case 'overrides':
      return isKind(value, 'list')
        ? [[name, value.items.flatMap(item => shapeElement(item, context))]]
        : data.shapeMember(member);
    case 'parser':
      return shapeParser(member, context);
    case 'parserOptions':
      return [[name, shapeParserOptions(member, context)]];
    case 'plugins':
      return isKind(value, 'object')
        ? [
            [
              name,
              value.members
                .filter(
                  each => !isKind(each.value, 'package') || !isCore(each.value),
                )
                .map(each => shapePlugin(each, context)),
            ],
          ]
        : data.shapeMember(member);
    case 'rules':
      return isKind(value, 'object')
        ? [[name, shapeRules(value, presets, context)]]
        : isKind(value, 'package')
          ? [[keyOf(member), shapeSpread(member, false, presets, context)]]
          : data.shapeMember(member);
    default:
      return data.shapeMember(member);
  }
}

/** `{ ...tseslint.configs.disableTypeChecked, files: ['*.js'] }` */
function shapeSpreadConfig(
  member: Member,
  config: ObjectValue,
  presets: string[],
  { log }: ShapeContext,
): Entry[] {
  const { source, value } = member;
  const preset = isKind(value, 'package') ? presetOf(value) : undefined;
  const later = config.members.slice(config.members.indexOf(member));
  const isReplaced = later.some(({ name }) => name === 'rules');
  if (preset !== undefined && !isReplaced) {
    presets.push(preset);
    return [];
  }
  const remark =
    preset === undefined
      ? log.drop(member)
      : log.say(
          source,
          `"${preset}" is left out: "rules" comes after it, and replaces all of its rules.`,
        );
  return [[keyOf(member), new Commented(undefined, [remark])]];
}

/** Names of presets. */
function shapeExtends(
  value: Value,
  member: Item,
  context: ShapeContext,
): unknown {
  const items = isKind(value, 'list')
    ? value.items
    : [{ ...member, before: [], after: undefined }];
  return [
    ...items.flatMap(item => shapeExtended(item, context)),
    ...commentsAlone(isKind(value, 'list') ? value.end : []),
  ];
}

function shapeExtended(item: Item, context: ShapeContext): unknown[] {
  const { after, before, value } = item;
  if (isKind(value, 'list')) {
    return value.items.flatMap(each => shapeExtended(each, context));
  }
  const name =
    typeof value === 'string'
      ? nameOfExtended(value, context)
      : isKind(value, 'package')
        ? presetOf(value)
        : undefined;
  return [
    name === undefined
      ? new Commented(undefined, [...before, context.log.drop(item)])
      : new Commented(name, before, after),
  ];
}

/** ESLint 9 extends presets of a config's plugins: `ts/recommended`. */
function nameOfExtended(name: string, { aliases }: ShapeContext): string {
  const [alias = '', ...preset] = name.split('/');
  const plugin = aliases.get(alias);
  const rest = preset.join('/');
  return plugin === undefined
    ? name
    : plugin === ownPlugin
      ? `plugin:${plugin}/${rest}`
      : `${plugin}:${rest}`;
}

/** A plugin's name, by which the config calls its rules: all that is taken over of it. */
function shapePlugin(member: Member, { log }: ShapeContext): unknown {
  const { name, source, value } = member;
  if (name === undefined) {
    return new Commented(undefined, [log.drop(member)]);
  }
  if (!isKind(value, 'package')) {
    return name;
  }
  if (isPlugin(value)) {
    return ownPlugin;
  }
  // Known to the reader by a name that isn't its package's.
  return value.name === pluginPackage(name)
    ? name
    : new Commented(name, [
        log.say(source, `The plugin "${name}" is ${value.name}.`),
      ]);
}
