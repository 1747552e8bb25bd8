import type { ShownReport } from '../examples/notes/groupReports';
import { readReport } from '../examples/notes/readReport';
import type { WorkerReport } from '../linter/protocol';

/**
 * What a rule says about code, as the build reads it.
 *
 * @param isOwnPage whether it's on the rule's own page, where its name needn't be said
 */
export function reportsIn(
  { messages }: WorkerReport,
  code: string,
  isOwnPage: boolean,
): ShownReport[] {
  return messages.map(message => ({
    ...readReport(code, message),
    ...(!isOwnPage && message.ruleId !== null && { rule: message.ruleId }),
  }));
}

/** Why the rule couldn't be used, in a sentence; `undefined` where it could. */
export function obstacleIn({ errors }: WorkerReport): string | undefined {
  const [error] = errors;
  return error?.message.replace(/\s+/g, ' ').trim();
}

/** How many reports there are, for those who don't see the list. */
export function countReports(reports: readonly unknown[]): string {
  const { length } = reports;
  return length === 0
    ? 'No reports'
    : `${String(length)} ${length === 1 ? 'report' : 'reports'}`;
}
