import type {
  ExampleFix,
  ExampleReport,
  ExampleSuggestion,
  FixSummary,
} from '../../src/examples/exampleData';
import { diffLines } from '../../src/text/diffLines';
import { type Diff, writeDiff } from '../../src/text/diffText';
import type { Replacement, RuleReport } from './verification';

/** Unchanged lines that are shown around a change. */
const diffContext = 1;

/** Longest code that the line below a report quotes. */
const longestQuote = 64;

/** Most different fixes that are told one by one; what all of them do is in the diff below. */
const mostFixes = 2;

/** Reports as readers see them: what is said at several places with the same words is said once. */
export function groupReports(
  code: string,
  reports: readonly RuleReport[],
): ExampleReport[] {
  return groupBy(reports, messageKey).map(group => {
    const [{ message, messageId }] = group;
    const fixes = groupFixes(code, group);
    const suggestions = groupSuggestions(code, group);
    return {
      message,
      messageId,
      places: [...new Set(group.map(placeOf))],
      ...(fixes.length > 0 && { fixes }),
      ...(suggestions.length > 0 && { suggestions }),
    };
  });
}

/** What reports have in common that are shown as one. */
export function messageKey({
  message,
  messageId,
}: Pick<RuleReport, 'message' | 'messageId'>): string {
  return `${messageId} ${message}`;
}

/** The place of a report, as linters write it. */
export function placeOf({
  line,
  column,
}: Pick<RuleReport, 'column' | 'line'>): string {
  return `${String(line)}:${String(column)}`;
}

function groupFixes(
  code: string,
  reports: readonly RuleReport[],
): ExampleFix[] {
  const fixed = reports.flatMap(report =>
    report.fix
      ? [{ place: placeOf(report), summary: summarize(code, report.fix) }]
      : [],
  );
  const groups = groupBy(fixed, ({ summary }) => JSON.stringify(summary));
  if (groups.length > mostFixes) {
    return [{ summary: 'below' }];
  }
  return groups.map(group => ({
    summary: group[0].summary,
    ...(group.length < reports.length && {
      places: group.map(({ place }) => place),
    }),
  }));
}

function groupSuggestions(
  code: string,
  reports: readonly RuleReport[],
): ExampleSuggestion[] {
  return groupBy(
    reports.flatMap(({ suggestions }) => suggestions),
    messageKey,
  ).map(group => ({
    message: group[0].message,
    messageId: group[0].messageId,
    diffs: group.map(suggestion => diffOf(code, suggestion.code)),
  }));
}

/** A change of code with few unchanged lines around it. */
export function diffOf(before: string, after: string): Diff {
  return writeDiff(
    diffLines(withoutLastEnd(before), withoutLastEnd(after), diffContext),
  );
}

function withoutLastEnd(code: string): string {
  return code.replace(/\n$/, '');
}

/** What a fix does, in a line; the diff has to show a large one, or one of spaces alone. */
function summarize(
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

/** Items with the same key together, in the order in which the keys come first. */
function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): [Item, ...Item[]][] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) {
      group.push(item);
    } else {
      groups.set(key, [item]);
    }
  }
  return [...groups.values()];
}
