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
  const fix = 'Run `npx eslint --fix .` and commit the changes';
  const few = (names: string): string =>
    `Fix these by hand, with at most 5 reports each: ${names}`;
  const oneLater =
    'Start with the config below, and take one rule at a time out of it: 1 rule';

  it('promises no more fixes than ESLint says there are', () => {
    const known = new Map([['no-var', { fixable: true }]]);
    const rules = countByRule(reports('no-var', many), known, 3);
    expect(rules).toMatchObject([{ fixed: 0, mayBeFixed: 3 }]);
    const { steps } = makePlan([], [...rules, ...rules], 3);
    expect(steps[0]).toMatchObject({ text: fix, removes: 0, mayRemove: 3 });
  });

  it('counts what is left after each step', () => {
    const { later, steps } = makePlan([], counted);
    expect(
      steps.map(({ text, removes, left }) => [text, removes, left]),
    ).toEqual([
      [fix, 2, 9],
      [few('`no-var`'), 1, 8],
      [oneLater, 8, 0],
    ]);
    expect(steps[0]?.mayRemove).toBe(1);
    expect(later.map(({ ruleId }) => ruleId)).toEqual(['eqeqeq']);
  });

  it('has rules with few reports mended by hand', () => {
    const { steps } = makePlan([], countByRule(all, new Map()));
    expect(steps.map(({ text, removes }) => [text, removes])).toEqual([
      [fix, 2],
      [few('`no-var`'), 1],
      [oneLater, 8],
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
