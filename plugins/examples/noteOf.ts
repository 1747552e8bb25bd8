import type {
  Change,
  ExampleReport,
  Note,
  Proposal,
} from '../../src/examples/exampleData';
import { changedLines } from './changedLines';
import { groupBy, placeOf, type ReportGroup } from './groupReports';
import {
  applyAll,
  fixesOf,
  type ProposedEdit,
  suggestionsOf,
} from './proposedEdits';

/** As many as `src/examples/ReportedCode.module.css` can tell from each other. */
const mostProposals = 6;

/** Code, and what colors it. */
export interface SourceCode {
  code: string;
  language: string;
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

/**
 * What is said at a line, and the changes that it offers, each with its number in the note.
 *
 * @throws when these are more than the style can tell from each other
 */
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
    return { number: proposals, ...texts };
  };
  const reports = groups.map(({ group, number }): ExampleReport => {
    const [{ message, messageId, rule }] = group;
    const fixes = fixesOf(group);
    const suggestions = suggestionsOf(input.code, group);
    return {
      number,
      message,
      messageId,
      ...(rule !== undefined && { rule }),
      places: [...new Set(group.map(placeOf))],
      ...(fixes.length > 0 && { fix: propose(fixes) }),
      ...(suggestions.length > 0 && {
        suggestions: suggestions.map(({ edits, ...texts }) =>
          propose(edits, texts),
        ),
      }),
    };
  });
  if (proposals > mostProposals) {
    throw new Error(
      `The reports at line ${String(lineNumbers[line])} have ${String(proposals)} fixes and suggestions. Give src/examples/ReportedCode.module.css selectors for as many, and raise mostProposals in plugins/examples/noteOf.ts.`,
    );
  }
  return { line, next, reports, ...(changes.length > 0 && { changes }) };
}

/** What a proposal does, line by line: at each, all of its edits there at once. */
function changesOf(
  { code, language }: SourceCode,
  edits: readonly ProposedEdit[],
  proposal: number,
  lineNumbers: readonly number[],
): Change[] {
  return groupBy(edits, edit => String(edit.line)).map(editsOfLine => {
    const [{ line }] = editsOfLine;
    return {
      proposal,
      line: lineNumbers.indexOf(line),
      html: changedLines(code, applyAll(code, editsOfLine), language, line),
    };
  });
}
