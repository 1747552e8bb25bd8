import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { ExampleReport, FixSummary } from '../../src/examples/exampleData';
import { ruleLink } from '../../src/rules/ruleLink';
import { diffLines } from '../../src/text/diffLines';
import { type Diff, writeDiff } from '../../src/text/diffText';
import { writeJson } from '../../src/text/json';
import { highlight } from '../highlight/highlight';
import { toMarkedHtml } from '../highlight/markedHtml';
import { visibleRanges } from '../highlight/visibleRanges';
import { jsxElement } from '../mdx/jsxElement';
import type { ExampleSettings, SourceSettings } from './fence';
import { formatJson, formatOptions } from './formatJson';
import type { Replacement, RuleReport, Verification } from './verification';

/** An example that has been linted. */
export interface LintedExample {
  language: string;
  title?: string;
  code: string;
  source: SourceSettings;
  example: ExampleSettings;
  verification: Verification;
}

/** Unchanged lines that are shown around a change. */
const diffContext = 1;

/** Longest code that the line below a report quotes. */
const longestQuote = 64;

/** Longest line that fits into half of a wide page. */
const longestShortLine = 42;

/**
 * An example as a component of the page.
 *
 * @param id start of the ids in it, of its own on the page
 * @param ownRuleId the rule whose page it is on
 */
export function exampleElement(
  linted: LintedExample,
  id: string,
  ownRuleId: string | undefined,
): MdxJsxFlowElement {
  const { code, example, language, source, title, verification } = linted;
  const { ruleId, options } = example;
  const { fixedCode, reports } = verification;
  return jsxElement('Example', {
    id,
    verdict: example.verdict,
    html: toMarkedHtml(
      highlight(code.replace(/\n$/, ''), language),
      reports.flatMap((report, index) =>
        visibleRanges(code, report).map(range => ({
          ...range,
          id: `${id}-c${String(index + 1)}`,
          describedBy: `${id}-r${String(index + 1)}`,
        })),
      ),
    ),
    ruleId,
    ruleUrl: ruleId === ownRuleId ? undefined : ruleLink(ruleId),
    title,
    fileName: source.fileName,
    sourceType: source.sourceType === 'module' ? undefined : source.sourceType,
    options: options.length > 0 ? formatOptions(options) : undefined,
    compilerOptions:
      source.compilerOptions && formatJson(source.compilerOptions),
    typeErrors:
      source.typeErrors.map(code => `TS${String(code)}`).join(', ') ||
      undefined,
    reports:
      reports.length > 0
        ? writeJson(reports.map(report => summarize(code, report)))
        : undefined,
    fix: fixedCode === undefined ? undefined : diffOf(code, fixedCode),
  });
}

/** Two examples that answer each other as one component. */
export function pairElement(
  [incorrect, correct]: readonly [LintedExample, LintedExample],
  id: string,
  ownRuleId: string | undefined,
): MdxJsxFlowElement {
  const longest = Math.max(
    ...`${incorrect.code}\n${correct.code}`
      .split('\n')
      .map(line => line.length),
  );
  return jsxElement(
    'ExamplePair',
    { id, lines: longest <= longestShortLine ? 'short' : 'long' },
    [
      exampleElement(incorrect, `${id}-i`, ownRuleId),
      exampleElement(correct, `${id}-k`, ownRuleId),
    ],
  );
}

function summarize(code: string, report: RuleReport): ExampleReport {
  const { line, column, message, messageId, suggestions } = report;
  const fix = report.fix && summarizeFix(code, report.fix);
  return {
    line,
    column,
    message,
    messageId,
    ...(fix && { fix }),
    ...(suggestions.length > 0 && {
      suggestions: suggestions.map(suggestion => ({
        message: suggestion.message,
        messageId: suggestion.messageId,
        diff: diffOf(code, suggestion.code),
      })),
    }),
  };
}

function diffOf(before: string, after: string): Diff {
  return writeDiff(
    diffLines(withoutLastEnd(before), withoutLastEnd(after), diffContext),
  );
}

function withoutLastEnd(code: string): string {
  return code.replace(/\n$/, '');
}

/** What a fix does, in a line; the diff has to show a large one, or one of spaces alone. */
function summarizeFix(
  code: string,
  { start, end, text }: Replacement,
): FixSummary | 'below' {
  const removed = code.slice(start, end);
  const isQuotable = (part: string): boolean =>
    part.length <= longestQuote && !part.includes('\n');
  return isQuotable(removed) &&
    isQuotable(text) &&
    removed.trim() !== text.trim()
    ? { removed, inserted: text }
    : 'below';
}
