import type { PlaygroundRule, RemovedRule } from '../../linter/protocol';
import { memoizeLast } from '../state/memoizeLast';
import type { Session } from '../state/session';

/** Addresses of the rules' pages, by rule; empty until they are loaded. */
export function selectRulePages(session: Session): ReadonlyMap<string, string> {
  return indexPages(session, session.rules, session.removedRules);
}

const indexPages = memoizeLast(
  (
    rules: readonly PlaygroundRule[] | undefined,
    removed: readonly RemovedRule[],
  ) =>
    new Map(
      [...(rules ?? []), ...removed].flatMap(({ id, url }) =>
        url === undefined ? [] : [[id, url]],
      ),
    ),
);
