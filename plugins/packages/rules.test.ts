import { describe, expect, it } from 'vitest';
import { readRule, type Rule, type RuleModule } from './rules';

const module: RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'Disallow odd totals' },
    messages: { odd: 'Odd.' },
    schema: [{ type: 'string' }],
  },
};

function read(changes: object = {}): { rule: Rule; unknown: string[] } {
  const unknown: string[] = [];
  const changed = { ...module, meta: { ...module.meta, ...changes } };
  const rule = readRule('no-odd', changed, 'The rule "no-odd"', problem => {
    unknown.push(problem);
  });
  return { rule, unknown };
}

describe('readRule', () => {
  it('reads a rule that says little of itself', () =>
    expect(read()).toEqual({
      rule: {
        name: 'no-odd',
        type: 'problem',
        docs: { description: 'Disallow odd totals' },
        isRecommendedInCore: false,
        messages: { odd: 'Odd.' },
        schema: {
          type: 'array',
          items: [{ type: 'string' }],
          minItems: 0,
          maxItems: 1,
        },
        defaultOptions: [],
      },
      unknown: [],
    }));

  it('finds default options in either of their places', () => {
    const own = { ...module, defaultOptions: ['a'] };
    expect(readRule('a', own, 'a', () => undefined).defaultOptions).toEqual([
      'a',
    ]);
    expect(read({ defaultOptions: ['b'] }).rule.defaultOptions).toEqual(['b']);
  });

  it.each([
    ['an unknown key of meta', { cost: 1 }, 'meta has the unknown key "cost"'],
    [
      'an unknown key of docs',
      { docs: { description: '', cost: 1 } },
      'docs has the unknown key "cost"',
    ],
    ['an unknown type', { type: 'style' }, 'meta.type is "style"'],
    ['an unknown fix', { fixable: 'types' }, 'meta.fixable is "types"'],
    ['a rule without schema', { schema: undefined }, 'meta.schema is missing'],
    ['a rule that turns its schema off', { schema: false }, 'is false'],
  ])('says that it does not understand %s', (_, changes, problem) => {
    const { unknown } = read(changes);
    expect(unknown).toHaveLength(1);
    expect(unknown[0]).toContain('The rule "no-odd": ');
    expect(unknown[0]).toContain(problem);
  });
});
