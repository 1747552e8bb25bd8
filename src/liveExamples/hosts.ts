import styles from './LiveExample.module.css';

/** Where the parts of an example that is being edited are, next to the page's own, which are hidden meanwhile. */
export interface ExampleHosts {
  /** In the example's bar: what is said and offered about all of it. */
  bar: HTMLElement;
  editor: HTMLElement;
  notes: HTMLElement;
  /** Puts all of it in. */
  attach: () => void;
  /** Says in the bar what the example is. */
  setVerdict: (text: string | undefined) => void;
  /** Keeps the text for what reads the example's code: copying, and the link to the playground. */
  setText: (text: string) => void;
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
  if (!frame || !caption || !button) {
    throw new Error('An example has to have code, a bar, and an Edit button.');
  }
  const bar = document.createElement('span');
  bar.className = styles.bar ?? '';
  const present = document.createElement('pre');
  present.hidden = true;
  present.append(document.createElement('code'));
  const editor = document.createElement('div');
  editor.className = styles.editor ?? '';
  const notes = document.createElement('div');
  notes.className = styles.notes ?? '';
  const verdict = caption.firstChild;
  const word = verdict?.nodeValue ?? '';
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
    attach() {
      frame.classList.add(styles.editing ?? '');
      frame.prepend(present, editor, notes);
      button.before(bar);
      button.hidden = true;
    },
    setVerdict,
    setText(text) {
      if (present.firstElementChild) {
        present.firstElementChild.textContent = text;
      }
      forgetLink(figure);
    },
    remove() {
      for (const element of [bar, present, editor, notes]) {
        element.remove();
      }
      frame.classList.remove(styles.editing ?? '');
      button.hidden = false;
      setVerdict(undefined);
      forgetLink(figure);
    },
  };
}

/** The link to the playground gets the present code when a reader reaches for it, as it got the former. */
function forgetLink(figure: HTMLElement): void {
  const link = figure.querySelector<HTMLAnchorElement>('a[data-rule]');
  if (link) {
    link.href = link.href.replace(/&code=.*$/, '');
  }
}
