import { type Mark, markedLines } from '../../../src/highlight/markedHtml';
import type { HighlightedToken } from '../../../src/highlight/tokens';
import { createNodeAnswers } from '../../../src/linter/nodeAnswers';
import { selectInput } from '../../../src/playground/analysis/analysisSelectors';
import { seedCheck } from '../../../src/playground/analysis/check';
import type { StarterPage } from '../../../src/playground/beforeReact';
import { selectFound } from '../../../src/playground/editor/showProblems';
import { createSession } from '../../../src/playground/state/changeSession';
import { starterState } from '../../../src/playground/state/starter';
import { highlight } from '../../highlight';

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
    ({ end, severity, start, underlinedUntil = end }): Mark => ({
      start,
      end: underlinedUntil,
      id: severity,
      describedBy: '',
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

/**
 * Colored code, each line an element, in which what is reported is underlined, for the eye only: unlike on
 * rule pages, the text itself is in a field, and the messages are in a list of their own.
 *
 * @param marks with severities for ids
 */
function markSeverities(
  tokens: readonly HighlightedToken[],
  marks: readonly Mark[] = [],
): string {
  const lines = markedLines(
    tokens,
    marks,
    ({ id }) => `<mark data-severity="${id}">`,
  );
  // What follows the last line's end is a line for editors, which number it.
  const hasEnd = lines.at(-1)?.endsWith('\n') ?? false;
  return [...lines, ...(hasEnd ? [''] : [])]
    .map(line => `<span>${line}</span>`)
    .join('');
}
