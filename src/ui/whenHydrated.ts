/** Acts when React takes over the page; not if it has already. */
export function whenHydrated(act: () => void): void {
  const page = document.documentElement;
  const observer = new MutationObserver(() => {
    // Docusaurus sets it.
    if (page.dataset.hasHydrated === 'true') {
      observer.disconnect();
      act();
    }
  });
  observer.observe(page, { attributeFilter: ['data-has-hydrated'] });
}
