import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';

/**
 * Parts of Monaco that its core imports whatever an editor is for, and what each of them costs together
 * with what it imports in turn: kilobytes of the editor's scripts, as Brotli.
 *
 * Each is for features that the playground has not: no provider answers them, no contribution of
 * `src/playground/editor/monaco.ts` shows them, or an option switches them off.
 */
const unusedParts = [
  // The diff editor, and that of many files (27)
  'editor/browser/widget/diffEditor/diffEditorWidget',
  'editor/browser/widget/multiDiffEditor/multiDiffEditorWidget',
  // What hovers show of colors and inlay hints, definitions and ghost text (19)
  'editor/contrib/colorPicker/browser/colorHoverParticipant',
  'editor/contrib/gotoSymbol/browser/link/goToDefinitionAtPosition',
  'editor/contrib/inlayHints/browser/inlayHintsHover',
  'editor/contrib/inlineCompletions/browser/hintsWidget/inlineCompletionsHintsWidget',
  // Monaco's own worker: words as completions, links, diffs (15)
  'editor/browser/services/editorWorkerService',
  // The choice of how to paste files and formatted text (5)
  'editor/contrib/dropOrPasteInto/browser/copyPasteController',
  // Select boxes in toolbars (4)
  'base/browser/ui/selectBox/selectBox',
  // Tables, and trees that load while they are unfolded (3)
  'base/browser/ui/table/tableWidget',
  'base/browser/ui/tree/asyncDataTree',
  'base/browser/ui/tree/dataTree',
];

/** Switched off, too, but each view makes one (8). */
const minimap = 'editor/browser/viewParts/minimap/minimap';

const monacoPart = (part: string): string =>
  require.resolve(`monaco-editor/esm/vs/${part}.js`);

const here = (file: string): string => join(__dirname, file);

/** What is bundled in place of the parts of Monaco that no reader uses, by path. */
export const editorParts: Record<string, string> = {
  ...Object.fromEntries(
    unusedParts.map(part => [monacoPart(part), here('unused.ts')]),
  ),
  [monacoPart(minimap)]: here('noMinimap.ts'),
};

/** Leaves out what Monaco says about its settings and colors, for editors of settings (13 kB). */
export const editorTexts: RuleSetRule = {
  include:
    /monaco-editor[\\/].*[\\/](?:editorOptions|editorConfigurationSchema|editorColorRegistry|symbolIcons|listService|theme[\\/]common[\\/]colors[\\/]\w+)\.js$/,
  loader: here('withoutDescriptions.mjs'),
};
