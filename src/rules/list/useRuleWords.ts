import { useCallback, useEffect, useState } from 'react';
import type { RuleWords } from './matchText';

const none: RuleWords = {};

/**
 * The names of options and the messages of all rules. They are fetched when they are first needed:
 * most readers look for a name.
 *
 * @param needed whether they are needed by now
 * @returns the words, and a function that fetches them ahead
 */
export function useRuleWords(needed: boolean): [RuleWords, () => void] {
  const [words, setWords] = useState(none);
  const load = useCallback(() => {
    import('@generated/rules/default/rule-words.json').then(
      module => {
        setWords(module.default);
      },
      () => {
        // Offline: names and descriptions are searched all the same.
      },
    );
  }, []);
  useEffect(() => {
    if (needed) {
      load();
    }
  }, [needed, load]);
  return [words, load];
}
