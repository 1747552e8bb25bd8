import { messageAnchor } from '../../examples/exampleData';
import type { PlaygroundRule, RemovedRule } from '../../linter/protocol';
import type { Session } from '../state/session';
import { memoizeLast } from '../state/store';

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

/**
 * The address of what a rule's page says of a message.
 *
 * @param url of the page, as `selectRulePages` gives it
 * @param messageId of a report; without one, the address is the page's
 */
export function messagePage(url: string, messageId?: string): string {
  // Other sites' pages have no anchors for messages.
  return messageId !== undefined && url.startsWith('/')
    ? `${url}#${messageAnchor(messageId)}`
    : url;
}
