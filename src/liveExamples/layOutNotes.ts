import type { CodeEditor } from '../editor/createEditor';
import type { LineGap } from '../editor/editor';
import { lineOfRow } from '../examples/exampleData';

/** A note or a change, with the line that it belongs to, and its height with what is kept free around it. */
interface Part extends LineGap {
  element: HTMLElement;
}

/**
 * Puts notes where the page has them: below their lines, or next to these where there is room. The editor
 * leaves room between its lines for them; they are no part of what is edited.
 *
 * @param lineNumbers the lines with reports, from 1
 */
export function layOutNotes(
  editor: CodeEditor,
  frame: HTMLElement,
  lineNumbers: readonly number[],
): void {
  // The text may have become shorter than the one that was linted.
  const lastLine = editor.text().split('\n').length;
  const partsOf = (selector: string): Part[] =>
    Array.from(
      frame.querySelectorAll<HTMLElement>(selector),
      (element): Part => ({
        element,
        line: Math.min(lineNumbers[lineOfRow(rowIn(element))] ?? 1, lastLine),
        height: outerHeight(element),
      }),
    ).sort((a, b) => a.line - b.line);
  const notes = partsOf(':scope > div > ol > li > div');
  const changes = partsOf('[data-change]');
  const [first] = notes;
  const isBeside =
    first && getComputedStyle(first.element).gridColumnStart === '2';

  const heightOfLine = (line: number): number =>
    editor.placeOfLine(line).height + heightAt(line, changes);
  /** Lines stay together up to the next one with a note: there's room before that one, as on the page. */
  const roomBeside = ({ height, line }: Part, index: number): LineGap => {
    const end = notes[index + 1]?.line ?? lastLine + 1;
    let room = height;
    for (let next = line; next < end; next += 1) {
      room -= heightOfLine(next);
    }
    return { line: end - 1, height: room };
  };
  showGaps(editor, [...changes, ...(isBeside ? notes.map(roomBeside) : notes)]);

  const bottomOf = (line: number): number => {
    const { height, top } = editor.placeOfLine(line);
    return top + height;
  };
  for (const change of changes) {
    place(change, bottomOf(change.line));
  }
  for (const note of notes) {
    place(
      note,
      isBeside
        ? editor.placeOfLine(note.line).top
        : bottomOf(note.line) + heightAt(note.line, changes),
    );
  }
}

/** The row of the page's grid that a part would be in: see `exampleData`. */
function rowIn({ style }: HTMLElement): number {
  return Number(style.getPropertyValue('--row') || style.gridRowStart);
}

function outerHeight(element: HTMLElement): number {
  const { marginBottom, marginTop } = getComputedStyle(element);
  const { height } = element.getBoundingClientRect();
  return height === 0
    ? 0
    : height + parseFloat(marginTop) + parseFloat(marginBottom);
}

function heightAt(line: number, parts: readonly LineGap[]): number {
  return parts
    .filter(part => part.line === line)
    .reduce((sum, { height }) => sum + height, 0);
}

/** Leaves room below lines, unless the editor does already. */
function showGaps(editor: CodeEditor, parts: readonly LineGap[]): void {
  const wanted = parts.filter(({ height }) => height > 0);
  const gaps = [...new Set(wanted.map(({ line }) => line))]
    .sort((a, b) => a - b)
    .map(line => ({ line, height: heightAt(line, wanted) }));
  const present = editor.gaps();
  const areAlike =
    gaps.length === present.length &&
    gaps.every(({ height, line }, index) => {
      const same = present[index];
      return line === same?.line && Math.abs(height - same.height) < 0.5;
    });
  if (!areAlike) {
    editor.setGaps(gaps);
  }
}

function place({ element }: Part, top: number): void {
  element.style.setProperty('--top', `${String(top)}px`);
}
