/** The theme would load grammars into Prism here; there is no Prism in the browser. */
export default function prismIncludeLanguages(): void {
  // Nothing to include.
}
