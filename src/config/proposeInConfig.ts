import type { PlaygroundRule } from '../linter/protocol';
import {
  descriptionOf,
  propertyProposals,
  type SchemaProposal,
  schemasAt,
  valueProposals,
} from './check/schema';
import { configKeys } from './configKeys';
import { locationAt } from './json/parseJson';
import { presetNames } from './presets/presetNames';

/** A completion for a place in a config. */
export interface ConfigProposal extends SchemaProposal {
  kind: 'name' | 'value';
}

const severities = [
  { text: '"off"', description: 'The rule does not run.' },
  { text: '"warn"', description: 'Reports are warnings.' },
  { text: '"error"', description: 'Reports are errors.' },
];

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
    return asValues(
      presetNames.map(name => ({
        text: JSON.stringify(name),
        description: '',
      })),
    );
  }
  return isAtPropertyKey && rest.length === 0
    ? asNames(
        configKeys.map(name => ({
          text: JSON.stringify(name),
          description: keyDescriptions.get(name) ?? '',
        })),
      )
    : [];
}

function proposeInRules(
  [ruleId, element, ...inside]: (number | string)[],
  isAtPropertyKey: boolean,
  rules: readonly PlaygroundRule[],
): ConfigProposal[] {
  if (isAtPropertyKey && element === undefined) {
    return asNames(
      rules.map(({ id, description }) => ({
        text: JSON.stringify(id),
        description,
      })),
    );
  }
  if (element === undefined || element === 0) {
    return asValues(severities);
  }
  const schema = rules.find(({ id }) => id === ruleId)?.schema;
  // The severity comes first, and the schema does not know of it.
  const place = [Number(element) - 1, ...inside];
  return isAtPropertyKey
    ? asNames(propertyProposals(schemasAt(schema, place.slice(0, -1))))
    : asValues(valueProposals(schemasAt(schema, place)));
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

/** Proposals of names of properties. */
export function asNames(
  proposals: readonly SchemaProposal[],
): ConfigProposal[] {
  return proposals.map(proposal => ({ ...proposal, kind: 'name' }));
}

/** Proposals of values. */
export function asValues(
  proposals: readonly SchemaProposal[],
): ConfigProposal[] {
  return proposals.map(proposal => ({ ...proposal, kind: 'value' }));
}
