import type { PlaygroundRule } from '../linter/protocol';
import {
  allowedValues,
  asObject,
  type Schema,
  schemasAt,
} from './check/schema';
import { configSchema } from './configSchema';
import { locationAt } from './json/parseJson';

/** A completion for a place in a config. */
export interface ConfigProposal {
  kind: 'name' | 'value';
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
  const place = insidePart(path);
  const [first, ...rest] = place;
  if (first === 'rules' && rest.length > 0) {
    return proposeInRules(rest, isAtPropertyKey, rules);
  }
  return isAtPropertyKey
    ? propose('name', namesIn(schemasAt(configSchema, place.slice(0, -1))))
    : propose('value', valuesIn(schemasAt(configSchema, place)));
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

/** Describes the setting, rule, or option at a place in an ESLint config. */
export function describeInConfig(
  text: string,
  offset: number,
  rules: readonly PlaygroundRule[],
): { text: string; url: string | undefined } | undefined {
  const place = insidePart(locationAt(text, offset).path);
  const [first, ruleId, element, ...inside] = place;
  const rule = rules.find(({ id }) => first === 'rules' && id === ruleId);
  if (rule && inside.length === 0) {
    return { text: `${rule.id}: ${rule.description}`, url: rule.url };
  }
  const schemas = rule
    ? schemasAt(rule.schema, [Number(element) - 1, ...inside])
    : schemasAt(configSchema, place);
  const described = schemas.map(descriptionOf).find(Boolean);
  return described === undefined
    ? undefined
    : { text: described, url: rule?.url };
}

function namesIn(schemas: readonly Schema[]) {
  return schemas.flatMap(({ properties }) =>
    Object.entries(asObject(properties)).map(
      ([name, schema]) => [name, descriptionOf(schema)] as const,
    ),
  );
}

function valuesIn(schemas: readonly Schema[]) {
  return schemas.flatMap(schema =>
    allowedValues(schema).map(value => [value, descriptionOf(schema)] as const),
  );
}

function descriptionOf(schema: unknown): string {
  const { description } = asObject(schema);
  return typeof description === 'string' ? description : '';
}
