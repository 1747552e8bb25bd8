import type { Page } from '@playwright/test';

/**
 * Marks each text as a browser's translation does, in elements of its own, even in navbar and sidebar, and
 * goes on with what comes later.
 *
 * @returns how many texts were marked at once
 */
export function translate(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.getElementById('__docusaurus') ?? document.body;
    const mark = (): number => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        texts.push(walker.currentNode as Text);
      }
      const shown = texts.filter(
        ({ data, parentElement }) =>
          data.trim() !== '' &&
          !parentElement?.closest(
            '.translated, [translate=no], noscript, script, style, textarea',
          ),
      );
      for (const text of shown) {
        const font = document.createElement('font');
        font.className = 'translated';
        text.replaceWith(font);
        font.append(`«${text.data}»`);
      }
      return shown.length;
    };
    const observer = new MutationObserver(mark);
    const count = mark();
    observer.observe(root, { childList: true, subtree: true });
    return count;
  });
}
