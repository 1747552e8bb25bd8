import { useCallback, useState } from 'react';
import {
  keepPreferences,
  type Preferences,
  readPreferences,
} from './preferences';

/** The reader's preferences, and a function that changes them. */
export function usePreferences(): [
  preferences: Preferences,
  prefer: (change: Partial<Preferences>) => void,
] {
  const [preferences, setPreferences] = useState(readPreferences);
  const prefer = useCallback((change: Partial<Preferences>) => {
    setPreferences(before => {
      const next = { ...before, ...change };
      keepPreferences(next);
      return next;
    });
  }, []);
  return [preferences, prefer];
}
