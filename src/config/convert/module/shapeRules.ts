import { presetPrefix } from '../../../linter/presets';
import { Commented } from '../../../text/printJavaScript';
import { ownPlugin } from '../../packageNames';
import { isCore, isPlugin, presetOfRules } from './knownPackages';
import type { Entry, ShapeContext } from './shapeContext';
import { keyOf } from './shapeData';
import {
  isKind,
  isScalar,
  type Member,
  type ObjectValue,
  type Value,
} from './values';

/**
 * Shapes the rules of a config.
 *
 * @param presets to which those are added whose rules are spread among them
 */
export function shapeRules(
  rules: ObjectValue,
  presets: string[],
  context: ShapeContext,
): Record<string, unknown> {
  const firstOwn = rules.members.findIndex(({ name }) => name !== undefined);
  return context.data.shapeObject(rules, member => {
    if (member.name !== undefined) {
      return [shapeRule(member, member.name, context)];
    }
    const isLate = firstOwn >= 0 && rules.members.indexOf(member) > firstOwn;
    return [[keyOf(member), shapeSpread(member, isLate, presets, context)]];
  });
}

/** `rules: js.configs.recommended.rules` */
export function shapeSpread(
  member: Member,
  isLate: boolean,
  presets: string[],
  { log }: ShapeContext,
): Commented {
  const { source, value } = member;
  const preset = isKind(value, 'package') ? presetOfRules(value) : undefined;
  if (preset === undefined) {
    return new Commented(undefined, [log.drop(member)]);
  }
  const remarks = [
    ...(bringsMore(value, presets)
      ? [log.say(source, explainPlugin(preset))]
      : []),
    ...(isLate ? [log.say(source, explainOrder(preset))] : []),
  ];
  presets.push(preset);
  return new Commented(undefined, remarks);
}

/** In an eslintrc config, the plugin's presets extend one that sets rules of ESLint itself. */
function bringsMore(value: Value, presets: readonly string[]): boolean {
  const isKnown = presets.some(name => name.startsWith(presetPrefix));
  return (
    isKind(value, 'package') &&
    isPlugin({ ...value, path: [] }) &&
    !value.path.includes('eslint-recommended') &&
    !isKnown
  );
}

function explainPlugin(preset: string): string {
  return `The rules of "${preset}" are here as the preset, which also sets some of ESLint's own rules for TypeScript files.`;
}

function explainOrder(preset: string): string {
  return `The rules of "${preset}" came after some of the config's own. Here, those outrank them.`;
}

function shapeRule(
  member: Member,
  name: string,
  { aliases, data, log }: ShapeContext,
): Entry {
  const slash = name.lastIndexOf('/');
  const plugin = aliases.get(name.slice(0, Math.max(0, slash)));
  const id = plugin === undefined ? name : plugin + name.slice(slash);
  const { value } = member;
  const severity = isKind(value, 'list') ? value.items[0]?.value : value;
  return isScalar(severity)
    ? [id, data.shape(value)]
    : [id, new Commented(undefined, [log.drop(member, id)])];
}

/** Notes what a config calls the plugin, and the package with ESLint's own presets. */
export function noteAliases(
  plugins: ObjectValue,
  { aliases, log }: ShapeContext,
): void {
  for (const { name = '', source, value } of plugins.members) {
    if (!isKind(value, 'package')) {
      continue;
    }
    if (isCore(value)) {
      aliases.set(name, 'eslint');
    } else if (isPlugin(value) && name !== ownPlugin) {
      aliases.set(name, ownPlugin);
      log.say(
        source,
        `The plugin "${name}" is ${ownPlugin}: its rules have that prefix here.`,
      );
    }
  }
}
