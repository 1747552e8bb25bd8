import type { Change, ExampleReport, Note, Proposal } from '../exampleData';
import { changedLines, type Color } from './changedLines';
import { groupBy, placeOf, type ReportGroup } from './groupReports';
import {
  applyAll,
  fixesOf,
  type ProposedEdit,
  suggestionsOf,
} from './proposedEdits';

/** Code, and what colors it. */
export interface SourceCode {
  code: string;
  color: Color;
  /** Is told what each proposal does: by the index of its line among those with reports, and its number. */
  onProposal?: (
    line: number,
    proposal: number,
    edits: readonly ProposedEdit[],
  ) => void;
}

interface GroupAtLine {
  group: ReportGroup;
  number: number;
}

interface NotePlace {
  /** Of all lines with reports, from 1. */
  lineNumbers: readonly number[];
  line: number;
  next: number;
}

/** What is said at a line, and the changes that it offers, each with its number in the note. */
export function noteOf(
  input: SourceCode,
  groups: readonly GroupAtLine[],
  { lineNumbers, line, next }: NotePlace,
): Note {
  const changes: Change[] = [];
  let proposals = 0;
  const propose = (
    edits: readonly ProposedEdit[],
    texts: Omit<Proposal, 'number'> = {},
  ): Proposal => {
    proposals += 1;
    changes.push(...changesOf(input, edits, proposals, lineNumbers));
    input.onProposal?.(line, proposals, edits);
    return { number: proposals, ...texts };
  };
  const reports = groups.map(({ group, number }): ExampleReport => {
    const [{ change, message, messageId, origin, rule }] = group;
    const fixes = fixesOf(group);
    const suggestions = suggestionsOf(input.code, group);
    return {
      number,
      message,
      messageId,
      ...(rule !== undefined && { rule }),
      ...(change !== undefined && { change }),
      ...(origin && { origin }),
      places: [...new Set(group.map(placeOf))],
      ...(fixes.length > 0 && { fix: propose(fixes) }),
      ...(suggestions.length > 0 && {
        suggestions: suggestions.map(({ edits, ...texts }) =>
          propose(edits, texts),
        ),
      }),
    };
  });
  return { line, next, reports, ...(changes.length > 0 && { changes }) };
}

/** What a proposal does, line by line: at each, all of its edits there at once. */
function changesOf(
  { code, color }: SourceCode,
  edits: readonly ProposedEdit[],
  proposal: number,
  lineNumbers: readonly number[],
): Change[] {
  return groupBy(edits, edit => String(edit.line)).map(editsOfLine => {
    const [{ line }] = editsOfLine;
    return {
      proposal,
      line: lineNumbers.indexOf(line),
      html: changedLines(code, applyAll(code, editsOfLine), color, line),
    };
  });
}
