import type { ReportChange } from '../exampleData';
import type { RuleReport } from './ruleReport';

/** A report as it's shown: with the rule's name where readers don't know it from the page. */
export interface ShownReport extends RuleReport {
  rule?: string;
  /** Set where what the code is linted with has just changed, and the report with it. */
  change?: ReportChange;
}

/** Reports that say the same, at all of their places, in the order of the code. */
export type ReportGroup = [ShownReport, ...ShownReport[]];

/** Reports as readers see them: what is said at several places with the same words is said once. */
export function groupReports(reports: readonly ShownReport[]): ReportGroup[] {
  return groupBy(reports, messageKey);
}

/** What reports or suggestions have in common that are shown as one. */
export function messageKey({
  message,
  messageId,
  rule = '',
  change,
}: Pick<ShownReport, 'change' | 'message' | 'messageId' | 'rule'>): string {
  return [change ?? '', rule, messageId, message].join(' ');
}

/** The place of a report, as linters write it. */
export function placeOf({
  line,
  column,
}: Pick<RuleReport, 'column' | 'line'>): string {
  return `${String(line)}:${String(column)}`;
}

/** Items with the same key together, in the order in which the keys come first. */
export function groupBy<Item>(
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
