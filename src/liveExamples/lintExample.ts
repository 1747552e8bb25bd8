import type { ShownReport } from '../examples/notes/notesOf';
import { readReport } from '../examples/notes/notesOf';
import { isAboutAny } from '../linter/anyOrigin/rulesAboutAny';
import type {
  LinterClient,
  WorkerInput,
  WorkerReport,
} from '../linter/protocol';

/** Has code linted, and each `any` followed that is reported in it, as the build does it. */
export async function lintExample(
  ask: LinterClient['ask'],
  input: WorkerInput,
  isOwnPage: boolean,
): Promise<(WorkerReport & { reports: ShownReport[] }) | undefined> {
  const report = await ask('lint', input);
  if (!report) {
    return undefined;
  }
  const reports = report.messages.map(async (message): Promise<ShownReport> => {
    const { ruleId } = message;
    const origin = isAboutAny(ruleId ?? '', message.message)
      ? // What was found is of use without it.
        await ask('origin', input, message).catch(() => undefined)
      : undefined;
    return {
      ...readReport(input.code, message),
      ...(!isOwnPage && ruleId !== null && { rule: ruleId }),
      ...(origin && { origin }),
    };
  });
  return { ...report, reports: await Promise.all(reports) };
}
