/** Replaces Monaco's minimap, which is switched off. Views make one all the same, and call these methods. */
export class Minimap {
  readonly #domNode = document.createElement('div');

  /** Views put `domNode` into the page, as of Monaco's `FastDomNode`. */
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
    // It holds nothing.
  }
}
