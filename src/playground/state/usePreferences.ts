import { useCallback, useState } from 'react';
import {
  keepPreferences,
  type Preferences,
  readPreferences,
} from './preferences';

/** What the reader prefers, and a function that changes it. */
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
