import { isPropertyName } from '../../../../src/rules/page/optionAnchor';
import { ruleLink } from '../../../../src/rules/ruleLink';
import { installedPackages, type Packages } from '../../../packages/packages';
import { listOf } from '../notices';
import { type OptionRow, optionRows } from './optionRows';
import { type OptionType, resolved } from './optionType';
import { printType } from './printType';
import { readSchema } from './readSchema';

/** How the options of an extension rule differ from those of ESLint's rule. */
export interface BaseRuleOptions {
  /** Whether ESLint's rule has options at all. */
  hasOptions: boolean;
  added: string[];
  /** Names of options that take other values than in ESLint's rule. */
  changed: string[];
  missing: string[];
  /** ESLint's rule also takes a bare value, where the extension rule wants an object. */
  objectOnly: boolean;
}

/**
 * Compares the options of a rule with those of the rule of ESLint that it extends.
 *
 * @throws when ESLint has no rule of that name.
 */
export function baseRuleOptions(
  baseRule: string,
  rows: readonly OptionRow[],
  { coreRules }: Packages = installedPackages,
): BaseRuleOptions {
  const rule = coreRules.get(baseRule);
  if (!rule) {
    throw new Error(
      `A rule is said to extend "${baseRule}", but ESLint has no rule of that name.`,
    );
  }
  const baseRows = optionRows(
    readSchema(rule.schema, `eslint/${baseRule}`),
    [],
  );
  const own = new Map(rows.map(row => [row.name, row]));
  const base = new Map(baseRows.map(row => [row.name, row]));
  const added = namesOf(rows).filter(name => !base.has(name));
  return {
    hasOptions: baseRows.length > 0,
    added,
    changed: namesOf(rows).filter(name => {
      const row = base.get(name);
      return (
        row !== undefined &&
        typeOf(row) !== typeOf(own.get(name)) &&
        !added.some(other => other.startsWith(`${name}[`))
      );
    }),
    missing: namesOf(baseRows).filter(name => !own.has(name)),
    objectOnly: baseRows.some(
      ({ name }) => !isPropertyName(name) && rows.length > 0 && !own.has(name),
    ),
  };
}

function namesOf(rows: readonly OptionRow[]): string[] {
  return rows.map(row => row.name).filter(isPropertyName);
}

/** All that a value may be as text, however the schema puts it. Objects' properties are apart. */
function typeOf(row: OptionRow | undefined): string {
  const isLeaf = row?.types.every(type => type.kind !== 'object');
  return row && isLeaf ? row.types.map(orderless).sort().join('|') : '';
}

/** A type as text, the same for each order of a union's members. */
function orderless(type: OptionType): string {
  const target = resolved(type);
  switch (target.kind) {
    case 'union':
      return target.members
        .map(member => orderless(member.type))
        .sort()
        .join('|');
    case 'array':
      return `(${orderless(target.items)})[]`;
    default:
      return printType(target);
  }
}

/** Says in Markdown how the options of an extension rule relate to those of the rule that it extends. */
export function comparison(baseRule: string, options: BaseRuleOptions): string {
  const base = `ESLint’s [\`${baseRule}\`](${ruleLink(baseRule)})`;
  return options.hasOptions
    ? [
        `Accepts the options of ${base}`,
        options.objectOnly ? ', as an object only' : '',
        clause(', except ', options.missing),
        clause(', with more values for ', options.changed),
        clause(', and adds ', options.added),
        '.',
      ].join('')
    : `${base} has no options. These are this rule’s own.`;
}

function clause(words: string, names: readonly string[]): string {
  // `paths[].allowTypeImports` and `patterns[].allowTypeImports` are one name.
  const unique = new Set(names.map(name => name.split('.').at(-1) ?? name));
  return unique.size === 0
    ? ''
    : words +
        listOf(
          Array.from(unique, name => `\`${name}\``),
          'and',
        );
}
