import { narrowQuery } from '../beforeReact';
import { useMedia } from '../sides/useMedia';
import { useSelector } from '../state/PlaygroundContext';

/** Whether the editors wrap long lines: as the reader has decided, or else where the window is narrow. */
export function useWordWrap(): boolean {
  const chosen = useSelector(({ preferences }) => preferences.wordWrap);
  const isNarrow = useMedia(narrowQuery) ?? false;
  return chosen ?? isNarrow;
}
