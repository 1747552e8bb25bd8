import { useCallback, useMemo } from 'react';
import { readConfig } from '../../config/configDocument';
import type { TextProblem } from '../../config/json/parsedJson';
import type {
  ConfigComparison,
  LinterClient,
  WorkerInput,
} from '../../linter/protocol';
import { presetConfig } from '../../rules/presets/presetConfig';
import { chosenPresets } from '../../rules/presets/presetNames';
import { spellPreset } from '../../rules/presetSpelling';
import { useWorkerAnswer } from '../analysis/useWorkerAnswer';
import { useSelector } from '../state/PlaygroundContext';
import { fileNameOf } from '../state/sharedState';

/** The presets that a reader would choose among, smallest first, each with a config of nothing but it. */
export const presetConfigs = chosenPresets.map(name => ({
  label: spellPreset(name, 'flat'),
  text: presetConfig(name),
}));

/** The name of the preset that a config is; `undefined` for a config of the reader's own. */
export function nameOfCompared(text: string): string | undefined {
  return presetConfigs.find(preset => preset.text === text)?.label;
}

interface Comparison {
  /** With the other config as it is, and code as it is or was a moment ago. */
  last: ConfigComparison | undefined;
  isAwaited: boolean;
  /** What is wrong with the text of the other config. */
  problems: readonly TextProblem[];
}

/** Has the code checked with both configs, and again whenever one of them or the code changes. */
export function useComparison(): Comparison {
  const compared = useSelector(({ shared }) => shared.compared);
  const fileName = useSelector(({ shared }) => fileNameOf(shared));
  const { config, problems } = useMemo(
    () => readConfig(compared, fileName),
    [compared, fileName],
  );
  const ask = useCallback(
    async (client: LinterClient, input: WorkerInput) => {
      const comparison = config && (await client.ask('compare', input, config));
      return comparison && { compared, comparison };
    },
    [compared, config],
  );
  const isGiven = compared.trim() !== '';
  const { isAwaited, last } = useWorkerAnswer(
    isGiven && config ? ask : undefined,
  );
  return {
    // An answer about another config isn't shown under this one's name.
    last:
      isGiven && config && last?.compared === compared
        ? last.comparison
        : undefined,
    isAwaited,
    problems: isGiven ? problems : [],
  };
}
