import { read, write } from '../ui/storage';

/** The key and the attributes are Docusaurus', whose inline script sets them before the first paint. */
const key = 'theme';

/** Goes from light to dark or back, on this page, the next ones, and other tabs. */
export function switchColorMode(): void {
  const { theme } = document.documentElement.dataset;
  const mode = theme === 'dark' ? 'light' : 'dark';
  write(key, mode);
  show(mode);
}

/** Says which mode it is, and follows what is chosen in other tabs. */
export function followColorMode(): void {
  addEventListener('storage', event => {
    if (event.key === key) {
      show(event.newValue);
    }
  });
  show(read(key));
}

function show(choice: string | null): void {
  const mode = choice === 'dark' ? 'dark' : 'light';
  const { dataset } = document.documentElement;
  dataset.theme = mode;
  dataset.themeChoice = mode;
  for (const button of document.querySelectorAll(
    '[data-action="switch-color-mode"]',
  )) {
    button.ariaLabel = colorModeLabel(mode);
  }
}

/** What the button is called, for screen readers and on hover. */
export function colorModeLabel(mode: string): string {
  return `Switch between dark and light mode (currently ${mode} mode)`;
}
