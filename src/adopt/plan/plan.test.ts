import { describe, expect, it } from 'vitest';
import type { Report } from '../reportList';
import { countByRule, guessRoot, makePlan } from './makePlan';
import { printAdoption } from './makePlan';

function reports(
  ruleId: string,
  files: readonly string[],
  isFixable?: boolean,
): Report[] {
  return files.map((file, index) => ({
    file,
    line: index + 1,
    column: 1,
    severity: 'error',
    ruleId,
    message: 'No.',
    ...(isFixable !== undefined && { isFixable }),
  }));
}

const many = Array.from(
  { length: 8 },
  (_, at) => `/repo/src/a${String(at)}.ts`,
);
const all = [
  ...reports('eqeqeq', many),
  ...reports('prefer-const', ['/repo/src/a0.ts', '/repo/src/[id].ts'], true),
  ...reports('no-var', ['/repo/src/a0.ts']),
];
const counted = countByRule(all, new Map([['no-var', { fixable: true }]]));

describe('makePlan', () => {
  it('promises no more fixes than ESLint says there are', () => {
    const known = new Map([['no-var', { fixable: true }]]);
    const rules = countByRule(reports('no-var', many), known, 3);
    expect(rules).toMatchObject([{ fixable: 3, isExact: false }]);
    const [step] = makePlan([], [...rules, ...rules], 3);
    expect(step).toMatchObject({ kind: 'fix', removes: 0, mayRemove: 3 });
  });

  it('counts what is left after each step', () => {
    const plan = makePlan([], counted);
    expect(
      plan.map(({ kind, removes, left }) => [kind, removes, left]),
    ).toEqual([
      ['fix', 2, 9],
      ['few', 1, 8],
      ['later', 8, 0],
    ]);
    expect(plan[0]?.mayRemove).toBe(1);
  });

  it('has rules with few reports mended by hand', () => {
    const plan = makePlan([], countByRule(all, new Map()));
    expect(plan.map(({ kind, removes }) => [kind, removes])).toEqual([
      ['fix', 2],
      ['few', 1],
      ['later', 8],
    ]);
  });
});

describe('printAdoption', () => {
  it('turns reports into warnings, with their number', () =>
    expect(printAdoption(counted, 'flat', 'warn'))
      .toBe(`// To be fixed: delete a line when its rule has no reports left.
{
  rules: {
    eqeqeq: 'warn', // 8 in 8 files
    'prefer-const': 'warn', // 2 in 2 files
    'no-var': 'warn', // 1 in 1 file
  },
},`));

  it('turns rules off in the files that have reports, by the same rules together', () => {
    const printed = printAdoption(counted, 'flat', 'files', guessRoot(all));
    expect(printed).toContain("files: ['src/\\\\[id\\\\].ts']");
    expect(printed).toContain("'src/a7.ts'");
    expect(printed.match(/files:/g)).toHaveLength(3);
  });

  it('prints an eslintrc config', () => {
    expect(printAdoption(counted, 'eslintrc', 'off')).toContain(
      '"eqeqeq": "off", // 8 in 8 files',
    );
    expect(printAdoption(counted, 'eslintrc', 'files')).toContain(
      '"overrides"',
    );
  });
});

it.each([
  [['/repo/src/a.ts', '/repo/test/b.ts'], '/repo/'],
  [
    ['/home/me/shop/src/orders/a.ts', '/home/me/shop/src/orders/b.ts'],
    '/home/me/shop/',
  ],
  [['C:/shop/packages/web/a.ts'], 'C:/shop/'],
  [['/home/me/code/shop/tools/deep/a.ts'], '/home/me/code/shop/'],
  [['C:/Users/me/source/shop/tools/a.ts'], 'C:/Users/me/source/shop/'],
  [['/home/runner/work/shop/shop/a.ts'], '/home/runner/work/shop/shop/'],
  [['', '/repo/src/a.ts'], '/repo/'],
  [['src/a.ts'], ''],
  [['/a.ts', '/b.ts'], ''],
  [[], ''],
])('guesses the folder of %j', (files, root) =>
  expect(guessRoot(reports('x', files))).toBe(root),
);
