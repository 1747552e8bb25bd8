/** The theme has a function here that adds grammars to Prism, which browsers don't get. */
export default function prismIncludeLanguages(): void {
  // There is nothing to add to.
}
