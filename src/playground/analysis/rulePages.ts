import type { PlaygroundRule } from '../../linter/protocol';
import { memoizeLast } from '../state/memoizeLast';
import type { Session } from '../state/session';

/** Addresses of the rules' pages, by rule; empty until they are loaded. */
export function selectRulePages(session: Session): ReadonlyMap<string, string> {
  return indexPages(session, session.rules);
}

const indexPages = memoizeLast(
  (rules: readonly PlaygroundRule[] | undefined) =>
    new Map(rules?.map(({ id, url }) => [id, url])),
);
