import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';

/**
 * Parts of Monaco 0.52 that its core imports whatever an editor is for. Each is for features that the
 * playground has not: no provider answers them, no contribution of
 * `src/playground/editor/monacoParts.ts` shows them, or an option switches them off.
 *
 * The numbers are kilobytes of the editor's scripts, as Brotli, that a part costs together with what it
 * imports in turn. A path that another version of Monaco doesn't have stops the build.
 */
const unusedParts = [
  // 27: the diff editor, and that of many files
  'editor/browser/widget/diffEditor/diffEditorWidget',
  'editor/browser/widget/multiDiffEditor/multiDiffEditorWidget',
  // 19: what hovers show of colors and inlay hints, definitions and ghost text
  'editor/contrib/colorPicker/browser/colorHoverParticipant',
  'editor/contrib/gotoSymbol/browser/link/goToDefinitionAtPosition',
  'editor/contrib/inlayHints/browser/inlayHintsHover',
  'editor/contrib/inlineCompletions/browser/hintsWidget/inlineCompletionsHintsWidget',
  // 15: Monaco's own worker, which makes completions of words, finds links and compares texts
  'editor/browser/services/editorWorkerService',
  // 5: the choice of how to paste files and formatted text
  'editor/contrib/dropOrPasteInto/browser/copyPasteController',
  // 4: select boxes in toolbars
  'base/browser/ui/selectBox/selectBox',
  // 3: tables, and trees that load while they are unfolded
  'base/browser/ui/table/tableWidget',
  'base/browser/ui/tree/asyncDataTree',
  'base/browser/ui/tree/dataTree',
];

/** 8: the minimap is switched off, but each view still makes one and asks it to draw. */
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

/** 13: what Monaco says about its settings and colors, for editors of settings. */
export const editorTexts: RuleSetRule = {
  include:
    /monaco-editor[\\/].*[\\/](?:editorOptions|editorConfigurationSchema|editorColorRegistry|symbolIcons|listService|theme[\\/]common[\\/]colors[\\/]\w+)\.js$/,
  loader: here('withoutDescriptions.mjs'),
};
