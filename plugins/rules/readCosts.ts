import measured from '../../data/rule-costs.json';
import purposes from '../../data/rule-purposes.json';
import type { RulePurpose } from '../../src/rules/metadata';

/** What a rule takes, in milliseconds per 10,000 lines: the medians of the bodies of code. */
export interface RuleCost {
  name: string;
  /** Once the types that it asks for are there. */
  warm: number;
  /** Where it asks for types: as the first rule that does. */
  cold?: number;
}

/** `npm run bench -- costs` has measured what rules take. */
const costs: readonly RuleCost[] = Object.entries(measured.costs)
  .map(([name, byBody]) => {
    const bodies: readonly { warm: number[]; cold?: number[] }[] =
      Object.values(byBody);
    const cold = median(bodies.flatMap(body => body.cold?.[0] ?? []));
    return {
      name,
      warm: median(bodies.flatMap(({ warm }) => warm[0] ?? [])) ?? 0,
      ...(cold !== undefined && { cold }),
    };
  })
  .sort((a, b) => b.warm - a.warm);

/** Three classes, whose rules lie further apart than the runs of one rule. */
const classes = [
  { name: 'Slow', least: 20, about: 'more than 20 ms per 10,000 lines' },
  { name: 'In between', least: 5, about: '5 to 20 ms' },
  { name: 'Quick', least: 0, about: 'less than 5 ms' },
];

/** Rules by what they cost, the slowest first, as groups of the list of rules. */
export function readCosts(ruleNames: readonly string[]): RulePurpose[] {
  const known = new Set(costs.map(({ name }) => name));
  return [
    ...classes.map(({ about, least, name }, index) => ({
      name,
      about,
      rules: costs
        .filter(
          ({ warm }) =>
            warm >= least && warm < (classes[index - 1]?.least ?? Infinity),
        )
        .map(each => each.name)
        .sort(),
    })),
    {
      name: 'Not measured',
      about: 'deprecated',
      rules: ruleNames.filter(name => !known.has(name)),
    },
  ];
}

/** The slowest class, the slowest first. */
export const slowRules = costs.filter(
  ({ warm }) => warm >= (classes[0]?.least ?? 0),
);

function median(values: readonly number[]): number | undefined {
  return [...values].sort((a, b) => a - b)[values.length >> 1];
}

/**
 * What rules are for, in the order in which the list of rules shows it.
 *
 * @throws when a rule is for nothing, or a rule isn't there.
 */
export function readPurposes(ruleNames: readonly string[]): RulePurpose[] {
  const file = 'data/rule-purposes.json';
  const listed = new Set(purposes.flatMap(({ rules }) => rules));
  const forgotten = ruleNames.filter(name => !listed.has(name));
  if (forgotten.length > 0) {
    throw new Error(
      `${file} doesn't say what these rules are for: ${forgotten.join(', ')}. Add each to a group.`,
    );
  }
  const unknown = [...listed].filter(name => !ruleNames.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `${file} lists rules that the plugin doesn't have: ${unknown.join(', ')}. Remove them.`,
    );
  }
  return purposes;
}
