import { useMemo } from 'react';
import { indexLines } from '../../text/positions';
import type { Problem } from '../problems/problem';
import type { TextName } from '../state/playgroundState';
import type { TextProblem } from '../config/textProblem';
import type { EditorMarker } from './editorTypes';

interface MarkerSources {
  selected: TextName;
  /** Of the selected text. */
  text: string;
  /** The problems of the code. */
  problems: readonly Problem[];
  /** The problems of the selected config. */
  textProblems: readonly TextProblem[];
  ruleUrl: (ruleId: string) => string | undefined;
}

/** The ranges that the editor underlines in the selected text. */
export function useMarkers({
  selected,
  text,
  problems,
  textProblems,
  ruleUrl,
}: MarkerSources): EditorMarker[] {
  return useMemo(
    () =>
      selected === 'code'
        ? toFirstLine(text, problems).map(problem => ({
            ...problem,
            owner: problem.source,
            url: problem.code === undefined ? undefined : ruleUrl(problem.code),
          }))
        : toMarkers(text, textProblems),
    [selected, text, problems, textProblems, ruleUrl],
  );
}

/** The first line of what goes over several: underlined, the others would be as much indentation as code. */
function toFirstLine(text: string, problems: readonly Problem[]): Problem[] {
  const lines = indexLines(text);
  return problems.map(problem => {
    const { line, endLine } = problem;
    const end = lines.endOfLine(line);
    return endLine > line
      ? { ...problem, endLine: line, endColumn: end }
      : problem;
  });
}

function toMarkers(
  text: string,
  problems: readonly TextProblem[],
): EditorMarker[] {
  const lines = indexLines(text);
  return problems.map(({ severity, message, offset, length }) => {
    const start = lines.positionAt(offset);
    const end = lines.positionAt(offset + Math.max(1, length));
    return {
      owner: 'config',
      severity,
      message,
      code: undefined,
      url: undefined,
      line: start.lineNumber,
      column: start.column,
      endLine: end.lineNumber,
      endColumn: end.column,
    };
  });
}
