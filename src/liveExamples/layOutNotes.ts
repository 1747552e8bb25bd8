import type { LightEditor, LineGap } from '../editor/editor';
import { lineOfRow } from '../examples/exampleData';

/** A note or a change, and the line that it belongs to. */
interface Part {
  element: HTMLElement;
  /** From 1. */
  line: number;
  /** In pixels, with what is kept free around it. */
  height: number;
}

/**
 * Puts notes where the page has them: below their lines, or next to these where there is room. The editor
 * leaves room between its lines for them; they are no part of what is edited.
 */
export class NoteLayout {
  constructor(
    private readonly editor: LightEditor,
    private readonly host: HTMLElement,
  ) {}

  /** Measures, and places everything. @param lineNumbers the lines with reports, from 1 */
  update(lineNumbers: readonly number[]): void {
    const notes = this.#partsOf(':scope > div > ol > li > div', lineNumbers);
    const changes = this.#partsOf('[data-change]', lineNumbers);
    const [first] = notes;
    const isBeside =
      first !== undefined &&
      getComputedStyle(first.element).gridColumnStart === '2';
    const gaps = isBeside
      ? this.#gapsBeside(notes, changes)
      : sumByLine([...notes, ...changes]);
    if (!areAlike(gaps, this.editor.gaps())) {
      this.editor.setGaps(gaps);
    }
    for (const change of changes) {
      this.#place(change, this.#bottomOf(change.line));
    }
    for (const note of notes) {
      this.#place(
        note,
        isBeside
          ? this.#topOf(note.line)
          : this.#bottomOf(note.line) + heightAt(note.line, changes),
      );
    }
  }

  #partsOf(selector: string, lineNumbers: readonly number[]): Part[] {
    // The text may have become shorter than the one that was linted.
    const last = this.#countLines();
    return [...this.host.querySelectorAll<HTMLElement>(selector)]
      .map(element => ({
        element,
        line: Math.min(lineNumbers[lineOfRow(rowIn(element))] ?? 1, last),
        height: outerHeight(element),
      }))
      .sort((a, b) => a.line - b.line);
  }

  /** Lines stay together up to the next one with a note: there's room before that one, as on the page. */
  #gapsBeside(notes: readonly Part[], changes: readonly Part[]): LineGap[] {
    const lines = this.#countLines();
    const extra = notes.map(({ height, line }, index) => {
      const next = notes[index + 1]?.line ?? lines + 1;
      const between = changes
        .filter(change => change.line >= line && change.line < next)
        .reduce((sum, change) => sum + change.height, 0);
      const free = this.#plainTop(next) - this.#plainTop(line) + between;
      return { line: next - 1, height: Math.max(0, height - free) };
    });
    return sumByLine([...changes, ...extra]);
  }

  /** Where a line would be without gaps. */
  #plainTop(line: number): number {
    const lines = this.#countLines();
    if (line > lines) {
      const { height } = this.editor.placeOfLine(lines);
      return this.#plainTop(lines) + height;
    }
    return this.editor.placeOfLine(line).top - this.#gapsAbove(line);
  }

  #countLines(): number {
    return this.editor.text().split('\n').length;
  }

  #gapsAbove(line: number): number {
    return this.editor
      .gaps()
      .filter(gap => gap.line < line)
      .reduce((sum, { height }) => sum + height, 0);
  }

  #topOf(line: number): number {
    return this.editor.placeOfLine(line).top;
  }

  #bottomOf(line: number): number {
    const { height, top } = this.editor.placeOfLine(line);
    return top + height;
  }

  #place({ element }: Part, top: number): void {
    element.style.setProperty('--top', `${String(top)}px`);
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

function heightAt(line: number, parts: readonly Part[]): number {
  return parts
    .filter(part => part.line === line)
    .reduce((sum, { height }) => sum + height, 0);
}

function sumByLine(parts: readonly LineGap[]): LineGap[] {
  const sums = new Map<number, number>();
  for (const { height, line } of parts) {
    sums.set(line, (sums.get(line) ?? 0) + height);
  }
  return [...sums]
    .map(([line, height]) => ({ line, height }))
    .filter(({ height }) => height > 0)
    .sort((a, b) => a.line - b.line);
}

function areAlike(one: readonly LineGap[], other: readonly LineGap[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ height, line }, index) => {
      const same = other[index];
      return line === same?.line && Math.abs(height - same.height) < 0.5;
    })
  );
}
