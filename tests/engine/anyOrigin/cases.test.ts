import { expect, it } from 'vitest';
import { getNodeEnvironment } from '../../../src/linter/nodeEnvironment';
import { readCases } from './cases';
import { createCaseLinter, reportsByLine } from './lintCases';

const cases = ['corpus', 'heldOut'].flatMap(readCases);
const lintCase = createCaseLinter(getNodeEnvironment(), cases);

it.each(cases.map(given => [given.name, given] as const))(
  'tells of each line that is reported: %s',
  // About the cases, not the code.
  { tags: ['night'], timeout: 60_000 },
  (_, given) => {
    const result = lintCase(given);
    expect(result.errors).toEqual([]);
    const reports = reportsByLine(result);
    const told = [...given.expected.keys()];
    expect(told.sort(), summarize(given.code, reports)).toEqual(
      [...reports.keys()].sort(),
    );
    for (const [line, { length }] of given.expected) {
      if (length > 1) {
        expect(reports.get(line), `line ${String(line)}`).toHaveLength(length);
      }
    }
  },
);

/** The code with the reports before each line, to write annotations by. */
function summarize(
  code: string,
  reports: ReturnType<typeof reportsByLine>,
): string {
  return code
    .split('\n')
    .map((text, index) => {
      const ids = (reports.get(index + 1) ?? []).map(
        ({ ruleId, messageId }) => `${String(ruleId)} ${String(messageId)}`,
      );
      return `${ids.join(', ').replaceAll('@typescript-eslint/', '')} | ${text}`;
    })
    .join('\n');
}
