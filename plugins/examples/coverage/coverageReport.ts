import type { MeasuredPage } from './readRulePages';
import type { Share } from './ruleCoverage';

/** The coverage of all rule pages as a table, with what is missing on each; totals at the end. */
export function formatCoverage(pages: readonly MeasuredPage[]): string {
  const rows = pages.map(({ name, coverage }) => [
    name,
    coverage.complete ? 'complete' : '',
    formatShare(coverage.messages),
    formatShare(coverage.options),
    coverage.missingSections.length === 0 ? 'all' : 'some missing',
  ]);
  const table = alignColumns([
    ['RULE', 'CLAIMS', 'MESSAGES', 'OPTIONS', 'SECTIONS'],
    ...rows,
  ]);
  const lines = pages.flatMap((page, index) => [
    table[index + 1] ?? '',
    ...formatMissing(page),
  ]);
  return [table[0], ...lines, '', formatTotals(pages)].join('\n');
}

function formatMissing({ coverage, problems }: MeasuredPage): string[] {
  const {
    descriptions,
    frontMatterProblems,
    messages,
    missingSections,
    options,
  } = coverage;
  return Object.entries({
    'messages not shown': messages.missing,
    'options not shown': options.missing,
    'options not described': descriptions.missing,
    'sections missing': missingSections,
    'front matter': frontMatterProblems,
    problems: problems.map(
      ({ line, message }) => `line ${String(line)}: ${message}`,
    ),
  })
    .filter(([, items]) => items.length > 0)
    .map(([what, items]) => `    ${what}: ${items.join(', ')}`);
}

function formatTotals(pages: readonly MeasuredPage[]): string {
  const totalOf = (pick: (page: MeasuredPage) => Share): string => {
    const shares = pages.map(pick);
    const total = shares.reduce((sum, share) => sum + share.total, 0);
    const missing = shares.reduce(
      (sum, share) => sum + share.missing.length,
      0,
    );
    return `${String(total - missing)} of ${String(total)}`;
  };
  const complete = pages.filter(({ coverage }) => coverage.complete).length;
  return [
    `${String(pages.length)} pages, ${String(complete)} of them complete`,
    `messages shown: ${totalOf(({ coverage }) => coverage.messages)}`,
    `options shown: ${totalOf(({ coverage }) => coverage.options)}`,
    `options described: ${totalOf(({ coverage }) => coverage.descriptions)}`,
  ].join('; ');
}

function formatShare({ missing, total }: Share): string {
  return total === 0
    ? 'none'
    : `${String(total - missing.length)}/${String(total)}`;
}

function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map(row => row[column]?.length ?? 0)),
  );
  return rows.map(row =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
