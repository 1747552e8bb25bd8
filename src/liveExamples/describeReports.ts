import type { ShownReport } from '../examples/notes/groupReports';
import { readReport } from '../examples/notes/readReport';
import type { WorkerReport } from '../linter/protocol';
import type { LiveReport } from './lintWithOrigins';

/**
 * What a rule says about code, as the build reads it.
 *
 * @param isOwnPage whether it's on the rule's own page, where its name needn't be said
 */
export function reportsIn(
  { messages, origins }: LiveReport,
  code: string,
  isOwnPage: boolean,
): ShownReport[] {
  return messages.map((message, index) => {
    const origin = origins[index];
    return {
      ...readReport(code, message),
      ...(!isOwnPage && message.ruleId !== null && { rule: message.ruleId }),
      ...(origin && { origin }),
    };
  });
}

/** Why the rule couldn't be used, in a sentence; `undefined` where it could. */
export function obstacleIn({ errors }: WorkerReport): string | undefined {
  const [error] = errors;
  return error?.message.replace(/\s+/g, ' ').trim();
}
