import { read, write } from './storage';

/** Makes a reader's choice in one place of the site the choice everywhere, until another is made. */
export function rememberChoices(): void {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.group) {
      const { top } = target.getBoundingClientRect();
      write(keyOf(target), target.value);
      followChoices();
      // What is above may have grown or shrunk.
      scrollBy(0, target.getBoundingClientRect().top - top);
    }
  });
}

/** Chooses on this page what was chosen before. */
export function followChoices(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>(
    'input[data-group]',
  )) {
    if (read(keyOf(input)) === input.value) {
      input.checked = true;
    }
  }
}

/** The key is that of Docusaurus' tabs, which the site had before. */
function keyOf({ dataset: { group = '' } }: HTMLInputElement): string {
  return `docusaurus.tab.${group}`;
}
