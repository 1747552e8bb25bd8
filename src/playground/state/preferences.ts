import { read, write } from '../../ui/storage';

/** How a reader likes the playground. No link carries it. */
export interface Preferences {
  /** Whether long lines are wrapped; `undefined` until the reader decides: see `useWordWrap`. */
  wordWrap: boolean | undefined;
  /** Width of the editors' side, in percent. */
  split: number;
}

export const preferencesKey = 'playground.preferences';

/** Narrowest and widest that a side can be made, in percent. */
export const splitLimits = { min: 25, max: 75 } as const;

export const defaultPreferences: Preferences = {
  wordWrap: undefined,
  split: 55,
};

/** Reads what was kept; the defaults where that is nothing, unreadable, or the storage is blocked. */
export function readPreferences(): Preferences {
  try {
    const kept: unknown = JSON.parse(read(preferencesKey) ?? '{}');
    const { wordWrap, split } = Object(kept) as Record<string, unknown>;
    return {
      wordWrap:
        typeof wordWrap === 'boolean' ? wordWrap : defaultPreferences.wordWrap,
      split:
        typeof split === 'number'
          ? limitSplit(split)
          : defaultPreferences.split,
    };
  } catch {
    return defaultPreferences;
  }
}

/** Keeps preferences for the next visit, where the browser lets us. */
export function keepPreferences(preferences: Preferences): void {
  write(preferencesKey, JSON.stringify(preferences));
}

/** @returns the nearest width that is allowed */
export function limitSplit(percent: number): number {
  return Math.min(splitLimits.max, Math.max(splitLimits.min, percent));
}
