import {
  type EditorState,
  type Range,
  StateEffect,
  StateField,
  type Text,
} from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  WidgetType,
} from '@codemirror/view';
import crelt from 'crelt';
import type { LineGap, TextRange, TypeAnswer } from './editor';

/**
 * Something that the page has an editor show in its text, and that isn't part of it: `show` replaces all of it.
 * Changes of the text move it along, and take with it what was in the text that goes.
 */
function shown<Item>(
  draw: (items: readonly Item[], doc: Text) => Range<Decoration>[],
) {
  const show = StateEffect.define<readonly Item[]>();
  const field = StateField.define<DecorationSet>({
    create: () => Decoration.none,
    update(value, { changes, effects, state }) {
      const last = effects.findLast(
        (effect): effect is StateEffect<readonly Item[]> => effect.is(show),
      );
      return last
        ? Decoration.set(draw(last.value, state.doc), true)
        : value.map(changes);
    },
    provide: own => EditorView.decorations.from(own),
  });
  return { show, field };
}

/** Types behind the comments that ask for them. */
export const typeAnswers = shown<TypeAnswer>((answers, { length }) =>
  answers
    .filter(({ end }) => end >= 0 && end <= length)
    .map(({ end, text }) =>
      Decoration.widget({ widget: new TypeText(text), side: 1 }).range(end),
    ),
);

class TypeText extends WidgetType {
  constructor(readonly text: string) {
    super();
  }

  override eq(other: TypeText): boolean {
    return other.text === this.text;
  }

  override toDOM(): HTMLElement {
    return crelt('span', { class: 'cm-typeAnswer' }, ` ${this.text}`);
  }
}

/** Ranges that stand out. */
export const highlights = shown<TextRange>((ranges, { length }) =>
  ranges
    .filter(([start, end]) => start >= 0 && start < end && end <= length)
    .map(([start, end]) =>
      Decoration.mark({ class: 'cm-highlight' }).range(start, end),
    ),
);

/** Room between lines for what the page shows there: an editor can hold no text of a page that is read. */
export const lineGaps = shown<LineGap>((gaps, doc) =>
  gaps
    .filter(({ height, line }) => line <= doc.lines && height > 0)
    .map(({ height, line }) =>
      Decoration.widget({
        widget: new Gap(height),
        side: 1,
        block: true,
      }).range(doc.line(line).to),
    ),
);

/** The gaps as they are now. */
export function gapsOf(state: EditorState): LineGap[] {
  const found: LineGap[] = [];
  const cursor = state.field(lineGaps.field).iter();
  while (cursor.value) {
    const { widget } = cursor.value.spec as { widget: Gap };
    found.push({
      line: state.doc.lineAt(cursor.from).number,
      height: widget.height,
    });
    cursor.next();
  }
  return found;
}

class Gap extends WidgetType {
  constructor(readonly height: number) {
    super();
  }

  override eq(other: Gap): boolean {
    return other.height === this.height;
  }

  override get estimatedHeight(): number {
    return this.height;
  }

  override toDOM(): HTMLElement {
    return crelt('div', { style: `height: ${String(this.height)}px` });
  }
}
