import { defaultTsconfig } from './defaults';
import type { SharedState } from './sharedState';

/** Whether a state has a text that another one did not have. What is chosen, as a view, is no text. */
export function hasNewText(before: SharedState, after: SharedState): boolean {
  return (
    before.code !== after.code ||
    before.eslintrc !== after.eslintrc ||
    before.esQuery !== after.esQuery ||
    before.compared !== after.compared ||
    ownTsconfig(before) !== ownTsconfig(after)
  );
}

/** Another version of TypeScript may have another default. */
function ownTsconfig({ ts, tsconfig }: SharedState): string | undefined {
  return tsconfig === defaultTsconfig(ts) ? undefined : tsconfig;
}
