import type { PlaygroundRule } from '../linter/protocol';
import { descriptionOf, namesIn, schemasAt, valuesIn } from './check/schema';
import { configKeys } from './configKeys';
import { locationAt } from './json/parseJson';
import { presetNames } from './presets/presetNames';

/** A completion for a place in a config. */
export interface ConfigProposal {
  kind: 'name' | 'value';
  /** As JSON. */
  text: string;
  description: string;
}

/** Proposes names of properties, or values, in the order given, each with what there is to say of it. */
export function propose(
  kind: ConfigProposal['kind'],
  values: Iterable<readonly [value: unknown, description?: string]>,
): ConfigProposal[] {
  return Array.from(values, ([value, description = '']) => ({
    kind,
    text: JSON.stringify(value),
    description,
  }));
}

const severities = [
  ['off', 'The rule does not run.'],
  ['warn', 'Reports are warnings.'],
  ['error', 'Reports are errors.'],
] as const;

const keyDescriptions = new Map([
  ['extends', 'Presets, by name.'],
  ['files', 'The files that this part of the config is for.'],
  ['languageOptions', 'Globals and parser options.'],
  ['linterOptions', 'Options of the linter itself.'],
  ['overrides', 'Parts of the config for certain files.'],
  ['rules', 'Rules, with severity and options.'],
  ['settings', 'Settings that rules share.'],
]);

/** A path from the innermost object of a config on: elements of a flat config and overrides are such objects. */
function insidePart(path: readonly (number | string)[]): (number | string)[] {
  const rest = typeof path[0] === 'number' ? path.slice(1) : [...path];
  return rest[0] === 'overrides' && typeof rest[1] === 'number'
    ? insidePart(rest.slice(1))
    : rest;
}

/** Proposals for a place in an ESLint config. @param offset from 0 */
export function proposeInConfig(
  text: string,
  offset: number,
  rules: readonly PlaygroundRule[],
): ConfigProposal[] {
  const { path, isAtPropertyKey } = locationAt(text, offset);
  const [first, ...rest] = insidePart(path);
  if (first === 'rules') {
    return proposeInRules(rest, isAtPropertyKey, rules);
  }
  if (first === 'extends') {
    return propose(
      'value',
      presetNames.map(name => [name]),
    );
  }
  return isAtPropertyKey && rest.length === 0
    ? propose(
        'name',
        configKeys.map(name => [name, keyDescriptions.get(name)]),
      )
    : [];
}

function proposeInRules(
  [ruleId, element, ...inside]: (number | string)[],
  isAtPropertyKey: boolean,
  rules: readonly PlaygroundRule[],
): ConfigProposal[] {
  if (isAtPropertyKey && element === undefined) {
    return propose(
      'name',
      rules.map(({ id, description }) => [id, description]),
    );
  }
  if (element === undefined || element === 0) {
    return propose('value', severities);
  }
  const schema = rules.find(({ id }) => id === ruleId)?.schema;
  // The severity comes first, and the schema does not know of it.
  const place = [Number(element) - 1, ...inside];
  return isAtPropertyKey
    ? propose('name', namesIn(schemasAt(schema, place.slice(0, -1))))
    : propose('value', valuesIn(schemasAt(schema, place)));
}

/** Describes the rule or option at a place in an ESLint config. */
export function describeInConfig(
  text: string,
  offset: number,
  rules: readonly PlaygroundRule[],
): { text: string; url: string | undefined } | undefined {
  const { path } = locationAt(text, offset);
  const [first, ruleId, element, ...inside] = insidePart(path);
  const rule = rules.find(({ id }) => id === ruleId);
  if (first !== 'rules' || rule === undefined) {
    return undefined;
  }
  if (element === undefined || element === 0 || inside.length === 0) {
    return { text: `${rule.id}: ${rule.description}`, url: rule.url };
  }
  const described = schemasAt(rule.schema, [Number(element) - 1, ...inside])
    .map(descriptionOf)
    .find(description => description !== '');
  return described === undefined
    ? undefined
    : { text: described, url: rule.url };
}
