/**
 * Replaces the parts of Monaco that `index.ts` lists: classes that other parts derive theirs
 * from, or ask for an instance of, while no reader ever gets one.
 */
class Unused {
  static get(): null {
    return null;
  }

  dispose(): void {
    // There is nothing to let go of.
  }
}

export {
  Unused as AsyncDataTree,
  Unused as ColorHoverParticipant,
  Unused as CompressibleAsyncDataTree,
  Unused as CopyPasteController,
  Unused as DataTree,
  Unused as DiffEditorWidget,
  Unused as EditorWorkerClient,
  Unused as EditorWorkerService,
  Unused as GotoDefinitionAtPositionEditorContribution,
  Unused as InlayHintsHover,
  Unused as InlineSuggestionHintsContentWidget,
  Unused as MultiDiffEditorWidget,
  Unused as SelectBox,
  Unused as Table,
};
