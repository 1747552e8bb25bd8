import assets from '@generated/playground/default/assets.json';
import { useCallback, useMemo, useState } from 'react';
import type { PlaygroundCompilerOption } from '../../linter/protocol';
import { type Problem, problemsOf } from '../problems/problem';
import type { TextRange } from '../editor/editorTypes';
import { useAnalysis } from '../analysis/useAnalysis';
import { useCodeNavigation } from '../sides/useCodeNavigation';
import { useConversion } from '../config/convert/useConversion';
import { useFixAll } from '../problems/useFixAll';
import { useJson } from '../analysis/useJson';
import { useLinterClient } from '../analysis/useLinterClient';
import { usePlaygroundState } from './usePlaygroundState';
import { usePreferences } from './usePreferences';
import { useRules } from '../analysis/useRuleDescriptions';

export const typescriptVersions = {
  available: assets.typescript.map(({ version }) => version),
  default: assets.defaultVersion,
};

const noProblems: Problem[] = [];

/** The state and functions that the playground's parts share. */
export type PlaygroundParts = ReturnType<typeof usePlayground>;

/** Brings the state, the linter and what it says together. */
export function usePlayground() {
  const shared = usePlaygroundState(typescriptVersions);
  const { state } = shared;
  const { addNotes, set } = shared;
  const convertConfig = useConversion({
    eslintrc: state.eslintrc,
    onConverted: useCallback(
      (eslintrc: string) => {
        set({ eslintrc });
      },
      [set],
    ),
    onNotes: addNotes,
  });
  const { client, status } = useLinterClient(assets, state.ts);
  const { rules, ruleUrl } = useRules(assets.rules);
  const analysis = useAnalysis(state, client, rules);
  const fixAll = useFixAll(client, analysis.input, code => {
    set({ code });
  });
  const [preferences, prefer] = usePreferences();
  const compilerOptions = useJson<PlaygroundCompilerOption[]>(
    assets.typescript.find(({ version }) => version === state.ts)?.options,
  );
  const [cursor, setCursor] = useState(0);
  const [highlights, setHighlights] = useState<readonly TextRange[]>([]);
  const { report } = analysis;
  const problems = useMemo(
    () => (report === undefined ? noProblems : problemsOf(report)),
    [report],
  );
  return {
    ...shared,
    convertConfig,
    client,
    status,
    analysis,
    fixAll,
    problems,
    rules,
    ruleUrl,
    compilerOptions,
    navigation: useCodeNavigation(),
    preferences,
    prefer,
    cursor,
    setCursor,
    highlights,
    setHighlights,
  };
}
