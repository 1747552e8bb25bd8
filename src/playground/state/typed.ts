import { filesOf } from '../files/playgroundFiles';
import { defaultTsconfig } from './defaults';
import type { SharedState } from './sharedState';

/** Whether a state has a text that another one did not have. What is chosen, as a view, is no text. */
export function hasNewText(before: SharedState, after: SharedState): boolean {
  return (
    hasNewCode(before, after) ||
    before.eslintrc !== after.eslintrc ||
    before.esQuery !== after.esQuery ||
    before.compared !== after.compared ||
    ownTsconfig(before) !== ownTsconfig(after)
  );
}

/** Which file is shown is no text, and neither is the type of the only one. */
function hasNewCode(before: SharedState, after: SharedState): boolean {
  const filesBefore = filesOf(before);
  const files = filesOf(after);
  return (
    files.length !== filesBefore.length ||
    files.some(
      ({ code, name }, index) =>
        code !== filesBefore[index]?.code ||
        (files.length > 1 && name !== filesBefore[index]?.name),
    )
  );
}

/** Another version of TypeScript may have another default. */
function ownTsconfig({ ts, tsconfig }: SharedState): string | undefined {
  return tsconfig === defaultTsconfig(ts) ? undefined : tsconfig;
}
