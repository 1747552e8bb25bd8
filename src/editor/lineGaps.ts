import {
  type EditorState,
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
import type { LineGap } from './lightEditor';

/** Replaces all gaps. */
export const showGaps = StateEffect.define<readonly LineGap[]>();

/** Room between lines for what the page shows there: an editor can hold no text of a page that is read. */
export const gapField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, { changes, effects, state }) {
    let gaps = value.map(changes);
    for (const effect of effects) {
      if (effect.is(showGaps)) {
        gaps = gapsIn(effect.value, state.doc);
      }
    }
    return gaps;
  },
  provide: field => EditorView.decorations.from(field),
});

/** The gaps as they are now: a change of the text moves them along, and takes those with it whose line goes. */
export function gapsOf(state: EditorState): LineGap[] {
  const found: LineGap[] = [];
  const cursor = state.field(gapField).iter();
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

function gapsIn(gaps: readonly LineGap[], doc: Text): DecorationSet {
  return Decoration.set(
    gaps
      .filter(({ height, line }) => line <= doc.lines && height > 0)
      .map(({ height, line }) =>
        Decoration.widget({
          widget: new Gap(height),
          side: 1,
          block: true,
        }).range(doc.line(line).to),
      ),
    true,
  );
}

class Gap extends WidgetType {
  constructor(
    /** In pixels. */
    readonly height: number,
  ) {
    super();
  }

  override eq(other: Gap): boolean {
    return other.height === this.height;
  }

  override get estimatedHeight(): number {
    return this.height;
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('div');
    element.style.height = `${String(this.height)}px`;
    return element;
  }
}
