import { useMemo } from 'react';
import { useSelector } from '../state/PlaygroundContext';
import type { TextName } from '../state/sharedState';
import { labelOf } from './editorLabel';
import { editorOptions } from './instance/editorOptions';
import type { monaco } from './monaco';
import { useWordWrap } from './useWordWrap';

/** Monaco's options for a text, as readers want it wrapped and screen readers call it. */
export function useEditorOptions(
  name: TextName,
): monaco.editor.IStandaloneEditorConstructionOptions {
  const label = useSelector(session => labelOf(session, name));
  const wordWrap = useWordWrap();
  return useMemo(() => editorOptions({ label, wordWrap }), [label, wordWrap]);
}
