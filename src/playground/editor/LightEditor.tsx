import {
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { createEditor, wayOut } from '../../editor/createEditor';
import type { LeftEditor } from '../../editor/editor';
import hidden from '../../ui/visuallyHidden.module.css';
import type { FullEditorProps } from './ConnectedEditor';
import styles from './LightEditor.module.css';

/**
 * The site's light editor, in the place of Monaco where fingers type: it leaves selecting, scrolling, and
 * the keyboard to the phone, and is a tenth of the size. For another text, or one of another name, it makes
 * another one.
 */
export function LightEditor({
  edited,
  isWrapped,
  answers,
  host,
}: FullEditorProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const hint = useId();
  /** By path, the editors of texts that aren't shown: undo still knows what was typed into them. */
  const left = useRef(new Map<string, LeftEditor>());

  // Before the browser paints: the editor measures its lines in the next frame, and none may move then.
  useLayoutEffect(() => {
    if (!frame.current) {
      return undefined;
    }
    const { path, ...text } = edited;
    const texts = left.current;
    const editor = createEditor({
      ...text,
      ...answers,
      parent: frame.current,
      before: texts.get(path),
      describedBy: hint,
      onChange(changed) {
        host.change(changed, path);
      },
      onSelect([, end]) {
        host.move(end, path);
      },
    });
    host.show(editor, path);
    return () => {
      texts.set(path, editor.leave());
      editor.destroy();
    };
  }, [answers, edited, hint, host]);
  useEffect(() => {
    // The editor measures its lines again when the window's size changes, and hears of no style.
    window.dispatchEvent(new Event('resize'));
  }, [isWrapped]);

  return (
    <>
      <div ref={frame} className={styles.editor} />
      <p id={hint} className={hidden.visuallyHidden}>
        {wayOut}
      </p>
    </>
  );
}
