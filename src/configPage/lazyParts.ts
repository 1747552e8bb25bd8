import { loadable } from '../ui/loadable';

/*
 * What the parts show once they have something to show. Their fields and texts that can be in the HTML
 * are in the page itself; nothing of this is loaded before a reader uses the page.
 */

export const CheckPart = loadable(
  async () => (await import('./check/CheckPart')).CheckPart,
);

export const ComparePart = loadable(
  async () => (await import('./compare/ComparePart')).ComparePart,
);

export const ChosenFiles = loadable(
  async () => (await import('./compare/ChosenFiles')).ChosenFiles,
);
