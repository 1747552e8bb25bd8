import {
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createEditor, wayOut } from '../../editor/createEditor';
import type { LeftEditor, LightEditor as Editor } from '../../editor/editor';
import hidden from '../../ui/visuallyHidden.module.css';
import type { FullEditorProps } from './ConnectedEditor';
import styles from './LightEditor.module.css';

/**
 * The site's light editor, in the place of Monaco where fingers type: it leaves selecting, scrolling, and
 * the keyboard to the phone, and is a tenth of the size.
 */
export function LightEditor(props: FullEditorProps): ReactNode {
  const left = useRef(new Map<string, LeftEditor>());
  return <OneText key={props.edited.path} {...props} left={left} />;
}

interface OneTextProps extends FullEditorProps {
  /** By path, the editors of texts that aren't shown: undo still knows what was typed into them. */
  left: RefObject<Map<string, LeftEditor>>;
}

/** It edits one text: for another one, there's another editor. */
function OneText({
  edited: { label, language, path, text },
  isWrapped,
  answers,
  left,
  onReady,
  onChange,
  onMove,
}: OneTextProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const hint = useId();
  const [editor, setEditor] = useState<Editor>();
  const [first] = useState({ label, language, text });

  // Before the browser paints: the editor measures its lines in the next frame, and none may move then.
  useLayoutEffect(() => {
    if (!frame.current) {
      return undefined;
    }
    const texts = left.current;
    const made = createEditor({
      ...first,
      ...answers,
      parent: frame.current,
      before: texts.get(path),
      describedBy: hint,
      onChange(changed) {
        onChange(changed, path);
      },
      onSelect([, end]) {
        onMove(end, path);
      },
    });
    onReady(made, path);
    setEditor(made);
    return () => {
      texts.set(path, made.leave());
      made.destroy();
    };
  }, [answers, first, hint, left, onChange, onMove, onReady, path]);
  useEffect(() => {
    editor?.setLanguage(language);
  }, [editor, language]);
  useEffect(() => {
    // The editor measures its lines again when the window's size changes, and hears of no style.
    window.dispatchEvent(new Event('resize'));
  }, [isWrapped]);
  useEffect(() => {
    editor?.element
      .querySelector('[role=textbox]')
      ?.setAttribute('aria-label', label);
  }, [editor, label]);

  return (
    <>
      <div ref={frame} className={styles.editor} />
      <p id={hint} className={hidden.visuallyHidden}>
        {wayOut}
      </p>
    </>
  );
}
