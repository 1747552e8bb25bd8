import { createNodeAnswers } from '../../../src/linter/nodeAnswers';
import { selectInput } from '../../../src/playground/analysis/analysisSelectors';
import { seedCheck } from '../../../src/playground/analysis/check';
import type { StarterPage } from '../../../src/playground/beforeReact';
import { selectFound } from '../../../src/playground/editor/showProblems';
import { createSession } from '../../../src/playground/state/changeSession';
import { starterState } from '../../../src/playground/state/starter';
import { highlight } from '../../highlight/highlight';
import { markSeverities } from './markSeverities';

/**
 * Lints and colors the playground's starting example, as its worker and its editors would.
 *
 * @param version of TypeScript: the default one
 * @throws when the example's config has errors, or nothing is reported
 */
export function renderStarter(version: string): StarterPage {
  const store = createSession({ shared: starterState(version), notes: [] });
  const { shared } = store.get();
  const input = selectInput(store.get());
  if (input === undefined) {
    throw new Error(
      'The config of the playground’s starting example has errors. Correct it in src/playground/state/starter.ts.',
    );
  }
  const report = { ...createNodeAnswers().lint(input), duration: 0 };
  if (report.messages.length === 0 || report.errors.length > 0) {
    throw new Error(
      `The playground’s starting example (src/playground/state/starter.ts) has to have something to report, and rules that run: ${JSON.stringify(report.errors)}`,
    );
  }
  seedCheck(store, report);
  const marks = selectFound(store.get(), 'code').problems.map(
    ({ end, severity, start, underlinedUntil = end }) => ({
      start,
      end: underlinedUntil,
      severity,
    }),
  );
  return {
    report,
    html: {
      code: markSeverities(highlight(shared.code, 'ts'), marks),
      eslintrc: markSeverities(highlight(shared.eslintrc, 'json')),
      tsconfig: markSeverities(highlight(shared.tsconfig, 'json')),
    },
  };
}
