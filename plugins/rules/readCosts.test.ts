import { expect, it } from 'vitest';
import measured from '../../data/rule-costs.json';
import { readCosts } from './readCosts';
import { readRules } from './readRules';

const rules = readRules();
const classes = readCosts(rules.map(({ name }) => name));

it('has each rule in one class, and deprecated ones apart', () => {
  const [slow, between, quick, unmeasured] = classes;
  expect(slow?.rules).toContain('naming-convention');
  expect(between?.rules).not.toHaveLength(0);
  expect(quick?.rules).not.toHaveLength(0);
  expect(unmeasured?.rules).toEqual(
    rules.flatMap(({ deprecated, name }) => (deprecated ? name : [])),
  );
  expect(classes.flatMap(group => group.rules).sort()).toEqual(
    rules.map(({ name }) => name),
  );
});

it('has classes that are further apart than the runs of a rule', () => {
  const bodies = Object.entries(measured.costs).flatMap(([name, byBody]) =>
    Object.values(byBody).map(
      ({ warm: [median = 0, least = 0, most = 0] }) => ({
        name,
        median,
        spread: most / least,
      }),
    ),
  );
  const spread = middle(bodies.map(body => body.spread));
  const [slow = 0, between = 0, quick = 0] = classes.map(group =>
    middle(
      bodies
        .filter(({ name }) => group.rules.includes(name))
        .map(({ median }) => median),
    ),
  );
  expect(slow / between).toBeGreaterThan(spread);
  expect(between / quick).toBeGreaterThan(spread);
});

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;
}
