import type { ShownReport } from '../examples/notes/notesOf';
import { readReport } from '../examples/notes/readReport';
import { isAboutAny } from '../linter/anyOrigin/rulesAboutAny';
import type {
  LinterClient,
  OriginInformation,
  WorkerInput,
  WorkerReport,
} from '../linter/protocol';

/** What is found in an example. */
export interface LiveReport extends WorkerReport {
  /** For each message, where the `any` comes from that it's about; nothing where it's about none. */
  origins: readonly (OriginInformation | null | undefined)[];
}

/** Has code linted, and each `any` followed that is reported in it, as the build does it. */
export async function lintWithOrigins(
  ask: LinterClient['ask'],
  input: WorkerInput,
): Promise<LiveReport | undefined> {
  const report = await ask('lint', input);
  if (!report) {
    return undefined;
  }
  const origins = report.messages.map(message =>
    isAboutAny(message.ruleId ?? '', message.message)
      ? // What was found is of use without it.
        ask('origin', input, message).catch(() => undefined)
      : undefined,
  );
  return { ...report, origins: await Promise.all(origins) };
}

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
