import type { LightEditor } from '../../../editor/createEditor';
import { indexLines } from '../../../text/positions';
import type { SessionStore } from '../../state/session';
import type { TextName } from '../../state/sharedState';
import type { EditorMarker } from '../editorTypes';

/** @returns a function that has the light editor underline what was found in a text, with what can be done about it */
export function showProblems(
  editor: LightEditor,
  store: SessionStore,
  name: TextName,
): (markers: readonly EditorMarker[]) => void {
  return markers => {
    const { lastCheck, shared } = store.get();
    const checked =
      name === 'code' ? (lastCheck?.input.code ?? '') : shared[name];
    const { offsetAt } = indexLines(checked);
    editor.setProblems(
      markers.map(
        ({ code, edits, message, owner, severity, url, ...place }) => ({
          start: offsetAt({ lineNumber: place.line, column: place.column }),
          end: offsetAt({
            lineNumber: place.endLine,
            column: place.endColumn,
          }),
          severity,
          message,
          edits,
          source: code ?? (owner === 'config' ? '' : owner),
          ...(url !== undefined && { url }),
        }),
      ),
      checked,
    );
  };
}
