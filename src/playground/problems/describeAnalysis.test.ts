import { describe, expect, it } from 'vitest';
import { askLinter } from '../analysis/check';
import type { Session } from '../state/session';
import type { SharedState } from '../state/sharedState';
import { createFakeLinter, lastOf, reportOn } from '../testing/fakeLinter';
import { createTestSession } from '../testing/testSession';
import { describeCount, describeNone } from './describeAnalysis';

/** A session in which the linter has found nothing. */
async function answered(
  link: Partial<SharedState>,
  report: Partial<ReturnType<typeof reportOn>>,
): Promise<Session> {
  const linter = createFakeLinter();
  const store = createTestSession({ code: 'let a;', ...link });
  store.set({ client: linter.client });
  askLinter(store);
  await lastOf(linter.asked).answer({ ...reportOn([]), ...report });
  return store.get();
}

describe('no problems', () => {
  const on = '{ "rules": { "no-var": "error" } }';
  const error = { kind: 'config', ruleId: 'no-var', message: '' } as const;

  it.each([
    ['were found', {}, { activeRules: 1 }, 'No problems: nothing'],
    ['without a rule', {}, { activeRules: 0 }, 'turn on any rule'],
    [
      'with a rule that a comment turns on',
      { code: '/* eslint no-var: 2 */' },
      { activeRules: 0 },
      'No problems: nothing',
    ],
    [
      'with a comment that turns none on',
      { code: '/* eslint-disable */' },
      { activeRules: 0 },
      'turn on any rule',
    ],
    [
      'in a file that is ignored',
      { eslintrc: '[{ "ignores": ["**/*.ts"] }]' },
      { activeRules: 0 },
      'tells ESLint to ignore this file',
    ],
    [
      'where no rule can be used',
      { eslintrc: on },
      { activeRules: 0, errors: [error] },
      'none of the rules could be used',
    ],
    [
      'where one of the rules cannot be used',
      { eslintrc: on },
      { activeRules: 1, errors: [error] },
      'The rules that could be used report nothing',
    ],
    [
      'where other plugins are left out',
      { eslintrc: '{ "rules": { "no-var": 2, "react/x": 2 } }' },
      { activeRules: 1 },
      'only part of the config could be used',
    ],
  ])('%s', async (_name, link, report, text) =>
    expect(describeNone(await answered(link, report))).toContain(text),
  );

  it('are not counted where nothing was checked', async () => {
    const describe = async (activeRules: number) =>
      describeCount(await answered({}, { activeRules }));
    expect(await describe(0)).toContain('Nothing was checked');
    expect(await describe(1)).toBe('No problems');
  });
});
