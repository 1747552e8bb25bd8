import { expect, it } from 'vitest';
import { readListeners } from './listeners';
import { installedPackages } from './packages';
import type { RuleModule } from './rules';

const ruleWith = (...selectors: string[]): RuleModule => ({
  create: () =>
    Object.fromEntries(selectors.map(selector => [selector, () => 1])),
});
const refuse = (problem: string) => {
  throw new Error(problem);
};

it('reads which nodes selectors are for', () => {
  const nodesOf = (selector: string) =>
    readListeners([['a', ruleWith(selector)]], '', refuse)[0]?.nodes;
  expect(nodesOf('IfStatement:exit')).toEqual(['IfStatement']);
  expect(nodesOf('A > :matches(B, C[d=1])')).toEqual(['B', 'C']);
  expect(nodesOf('A, B > C.key')).toEqual(['A', 'C']);
  expect(nodesOf(':function[async=true]')).toEqual([
    'FunctionDeclaration',
    'FunctionExpression',
    'ArrowFunctionExpression',
  ]);
  expect(nodesOf('A > *.key')).toEqual([]);
});

it('takes a selector with and without :exit for one, and leaves events out', () =>
  expect(
    readListeners(
      [['a', ruleWith('A', 'A:exit', 'onCodePathStart')]],
      '',
      refuse,
    ),
  ).toEqual([{ rule: 'a', selector: 'A', nodes: ['A'] }]));

it('runs every installed rule, typed ones too', () => {
  const { coreRules, listeners, rules } = installedPackages;
  const heard = new Set(listeners.map(({ rule }) => rule));
  const silent = [
    ...[...rules.keys()].map(name => `@typescript-eslint/${name}`),
    ...coreRules.keys(),
  ].filter(rule => !heard.has(rule));
  // They report what their options name, and have none.
  expect(silent).toEqual([
    '@typescript-eslint/no-restricted-imports',
    ...['globals', 'imports', 'modules', 'properties', 'syntax'].map(
      name => `no-restricted-${name}`,
    ),
  ]);
  expect(listeners).toContainEqual({
    rule: '@typescript-eslint/no-floating-promises',
    selector: 'ExpressionStatement',
    nodes: ['ExpressionStatement'],
  });
});

it('says which rule asks for something that isn’t there', () => {
  const failing: RuleModule = {
    create: () => {
      throw new Error('no settings');
    },
  };
  const problems: string[] = [];
  readListeners([['a', failing]], '', problem => problems.push(problem));
  expect(problems).toEqual([expect.stringContaining('The rule "a" didn')]);
});
