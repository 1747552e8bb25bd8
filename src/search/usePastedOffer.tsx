import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { pastedTool } from '../tools/pastedTool';
import { HitLink } from './modal/Hits';
import styles from './modal/SearchModal.module.css';

/**
 * Leads a reader who has pasted a config or ESLint's output into the search to the tool that reads it: that
 * is what Enter opens then.
 *
 * @param field where it was pasted: it is of one line, which joins the lines. `keepPastedText` has them.
 */
export function usePastedOffer(
  field: HTMLInputElement | null,
): ReactNode | undefined {
  const text = useSyncExternalStore(
    useCallback(
      changed => {
        const onInput = (event: Event): void => {
          if ((event as InputEvent).inputType !== 'insertFromPaste') {
            delete field?.dataset.pasted;
          }
          changed();
        };
        field?.addEventListener('input', onInput);
        return () => {
          field?.removeEventListener('input', onInput);
          delete field?.dataset.pasted;
        };
      },
      [field],
    ),
    () => field?.dataset.pasted ?? '',
    () => '',
  );
  const tool = pastedTool(text);
  return (
    tool && (
      <div className={styles.offer}>
        <HitLink
          url={tool.path}
          icon="→"
          title={tool.label}
          text={`${String(text.trim().split('\n').length)} lines that you pasted`}
          isFirst
          onFollow={tool.carry}
        />
      </div>
    )
  );
}
