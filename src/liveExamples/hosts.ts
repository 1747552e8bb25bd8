import styles from './LiveExample.module.css';
import { makeOptionsRow, type OptionsRow } from './optionsRow';

/** Where the parts of an example that is being edited are, next to the page's own, which are hidden meanwhile. */
export interface ExampleHosts {
  /** In the example's bar: what is said and offered about all of it. */
  bar: HTMLElement;
  editor: HTMLElement;
  notes: HTMLElement;
  /** Below all of it: first what is said about the code, then the options of the rule. */
  foot: HTMLElement;
  options: HTMLElement;
  optionsRow: OptionsRow;
  /** Whether the bar can say what the example is, in place of its verdict. */
  hasVerdict: boolean;
  /** Puts all of it in. */
  attach: () => void;
  /** Says in the bar what the example is. */
  setVerdict: (text: string | undefined) => void;
  /** Shows the notes that the page has, until there are others. */
  showPageNotes: (isShown: boolean) => void;
  /** Keeps the text for what copies the example's code. */
  setText: (text: string) => void;
  /** Sets the state for the example's link to the playground; without one, it's the page's. */
  setHash: (hash: string | undefined) => void;
  /** Takes all of it out again. */
  remove: () => void;
}

/**
 * Makes the elements for an editor in an example's figure, and shows them there when they are attached. React
 * knows nothing of it: nothing of its own is moved.
 *
 * @throws when the figure isn't that of `src/examples/Example`
 */
export function makeHosts(figure: HTMLElement): ExampleHosts {
  const pre = figure.querySelector('pre');
  const frame = pre?.parentElement;
  const caption = figure.querySelector('figcaption');
  const button = figure.querySelector<HTMLButtonElement>('button[data-edit]');
  const link = figure.querySelector<HTMLAnchorElement>('a[data-rule]');
  if (!frame || !caption || !button || !link) {
    throw new Error('An example has to have code, a bar, and an Edit button.');
  }
  const bar = document.createElement('span');
  bar.className = styles.bar ?? '';
  const present = document.createElement('pre');
  present.hidden = true;
  const presentCode = document.createElement('code');
  present.append(presentCode);
  const editor = document.createElement('div');
  editor.className = styles.editor ?? '';
  const notes = document.createElement('div');
  notes.className = styles.notes ?? '';
  const pageNotes = copyNotes(frame);
  const foot = document.createElement('div');
  const options = document.createElement('div');
  const optionsRow = makeOptionsRow(figure, caption);
  const { href } = link;
  const verdict = caption.firstChild;
  const word = verdict?.nodeValue ?? '';
  const hideButtons = (isHidden: boolean): void => {
    for (const one of caption.querySelectorAll<HTMLElement>(
      ':scope > :is([data-edit], [data-try])',
    )) {
      one.hidden = isHidden;
    }
  };
  const setVerdict: ExampleHosts['setVerdict'] = text => {
    // The node stays: React knows it.
    if (verdict) {
      verdict.nodeValue = text ?? word;
    }
    caption.classList.toggle(styles.edited ?? '', text !== undefined);
  };
  return {
    bar,
    editor,
    notes,
    foot,
    options,
    optionsRow,
    hasVerdict: verdict instanceof Text,
    attach() {
      frame.classList.add(styles.editing ?? '');
      frame.prepend(present, editor, notes);
      frame.after(foot, options);
      button.before(bar);
      hideButtons(true);
    },
    setVerdict,
    showPageNotes(isShown) {
      if (isShown && pageNotes) {
        notes.prepend(pageNotes);
      } else {
        pageNotes?.remove();
      }
    },
    setText(text) {
      presentCode.textContent = text;
    },
    setHash(hash) {
      if (hash === undefined) {
        link.href = href;
      } else {
        link.hash = hash;
      }
    },
    remove() {
      for (const element of [bar, present, editor, notes, foot, options]) {
        element.remove();
      }
      optionsRow.hide();
      frame.classList.remove(styles.editing ?? '');
      hideButtons(false);
      setVerdict(undefined);
      link.href = href;
    },
  };
}

/** A copy of the page's notes, if it has some, without the ids by which the page refers to them. */
function copyNotes(frame: Element): HTMLElement | undefined {
  const notes = frame.querySelector<HTMLElement>(':scope > ol');
  const copy = notes?.cloneNode(true) as HTMLElement | undefined;
  for (const element of copy?.querySelectorAll('[id]') ?? []) {
    element.removeAttribute('id');
  }
  return copy;
}
