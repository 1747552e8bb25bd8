import { loadable } from '../ui/loadable';

/** Every doc page brings the not-found page along: what finds other pages is loaded when it is needed. */
export const NearestPages = loadable(
  async () => (await import('./NearestPages')).default,
);
