import { StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  WidgetType,
} from '@codemirror/view';
import type { TypeAnswer } from './lightEditor';

/** Replaces all types that are shown. */
export const showTypeAnswers = StateEffect.define<readonly TypeAnswer[]>();

/** Types behind the comments that ask for them: no part of the text. */
export const typeAnswerField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, { changes, effects, state }) {
    let shown = value.map(changes);
    for (const effect of effects) {
      if (effect.is(showTypeAnswers)) {
        shown = widgetsOf(effect.value, state.doc.length);
      }
    }
    return shown;
  },
  provide: field => EditorView.decorations.from(field),
});

function widgetsOf(
  answers: readonly TypeAnswer[],
  length: number,
): DecorationSet {
  return Decoration.set(
    answers
      .filter(({ end }) => end >= 0 && end <= length)
      .map(({ end, text }) =>
        Decoration.widget({ widget: new TypeText(text), side: 1 }).range(end),
      ),
    true,
  );
}

class TypeText extends WidgetType {
  constructor(readonly text: string) {
    super();
  }

  override eq(other: TypeText): boolean {
    return other.text === this.text;
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('span');
    element.className = 'cm-typeAnswer';
    element.textContent = ` ${this.text}`;
    return element;
  }
}
