import type { EditorProblem } from '../editor/editor';

/** What the page shows of the reports on an example: until the linter says it, the editor shows the same. */
export interface PageReports {
  problems: readonly EditorProblem[];
  /** The lines with reports, from 1. */
  lineNumbers: readonly number[];
}

/** @param code of `src/examples/ReportedCode`: parts, with lines in them, with marked pieces in these */
export function readReports(code: Element): PageReports {
  const lines = [...code.querySelectorAll(':scope > span > span')];
  return {
    problems: [...code.querySelectorAll('mark')].map(mark => {
      const start = offsetOf(mark, code);
      return {
        severity: 'error',
        message: messageOf(mark),
        start,
        end: start + (mark.textContent ?? '').length,
      };
    }),
    lineNumbers: lines.flatMap((line, index) =>
      line.matches('[data-reported]') ? [index + 1] : [],
    ),
  };
}

function offsetOf(mark: Element, code: Element): number {
  const before = code.ownerDocument.createRange();
  before.setStart(code, 0);
  before.setEndBefore(mark);
  return before.toString().length;
}

function messageOf(mark: Element): string {
  const id = mark.getAttribute('aria-describedby') ?? '';
  return mark.ownerDocument.getElementById(id)?.textContent ?? '';
}
