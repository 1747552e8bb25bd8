/** Replaces the minimap, which is switched off: each view has one all the same, and asks it to draw. */
export class Minimap {
  readonly #domNode = document.createElement('div');

  /** What Monaco's `FastDomNode` is to the element that it is put into. */
  getDomNode(): { domNode: HTMLElement } {
    return { domNode: this.#domNode };
  }

  shouldRender(): boolean {
    return false;
  }

  forceShouldRender(): void {
    // There is nothing to draw.
  }

  dispose(): void {
    // There is nothing to let go of.
  }
}
