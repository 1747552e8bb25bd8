/**
 * Replaces all classes of the parts of Monaco that `index.ts` lists. Other parts derive classes from
 * them, call their `get`, or dispose of them; nothing in the playground makes them do more.
 */
class Unused {
  static get(): null {
    return null;
  }

  dispose(): void {
    // It holds nothing.
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
