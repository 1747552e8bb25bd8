import type { EditorMarker } from './editorTypes';
import { monaco } from './monaco';

const owners = ['ESLint', 'TypeScript', 'config'] as const;

const severities = {
  error: monaco.MarkerSeverity.Error,
  info: monaco.MarkerSeverity.Hint,
  warning: monaco.MarkerSeverity.Warning,
};

/** Underlines what was found in a text, and takes away what was underlined before. */
export function showMarkers(
  model: monaco.editor.ITextModel,
  markers: readonly EditorMarker[],
): void {
  for (const owner of owners) {
    monaco.editor.setModelMarkers(
      model,
      owner,
      markers.filter(marker => marker.owner === owner).map(toMonaco),
    );
  }
}

function toMonaco({
  owner,
  severity,
  message,
  code,
  url,
  line,
  column,
  endLine,
  endColumn,
}: EditorMarker): monaco.editor.IMarkerData {
  return {
    severity: severities[severity],
    message,
    // The hover says who found it.
    source: owner === 'config' ? undefined : owner,
    code:
      code !== undefined && url !== undefined
        ? {
            value: code,
            target: targetOf(url),
          }
        : code,
    startLineNumber: line,
    startColumn: column,
    endLineNumber: endLine,
    endColumn,
  };
}

/** By address: thousands of problems share a few rules, and parsing takes longer than all else here. */
const targets = new Map<string, monaco.Uri>();

function targetOf(url: string): monaco.Uri {
  const target =
    targets.get(url) ??
    monaco.Uri.parse(new URL(url, window.location.href).href);
  targets.set(url, target);
  return target;
}
