import type { KnownRules, RemovedRule } from '../../linter/protocol';
import { ownPlugin } from '../packageNames';
import { nearestName } from './nearestName';

/**
 * Says of a rule that there is none of that name, and which one was probably meant.
 *
 * @param isUsed whether the config turns it on
 */
export function explainUnknownRule(
  ruleId: string,
  isUsed: boolean,
  known: KnownRules,
): string {
  const ids = known.rules.map(({ id }) => id);
  const complete = ids.find(id => id === withPrefix(ruleId));
  const removed = known.removed.find(({ id }) => id === withPrefix(ruleId));
  if (complete === undefined && removed !== undefined) {
    return explainRemoved(removed, isUsed);
  }
  const meant =
    complete ??
    ids.find(id => id === bareName(ruleId)) ??
    nearestRule(ruleId, ids);
  const advice =
    meant !== undefined
      ? ` Did you mean "${meant}"?`
      : isUsed
        ? ''
        : ' It is off: delete it.';
  return `There is no rule "${ruleId}".${advice}`;
}

function explainRemoved(
  { id, removedIn, replacedBy }: RemovedRule,
  isUsed: boolean,
): string {
  const names = replacedBy.map(name => `"${name}"`).join(' or ');
  const advice = !isUsed
    ? ' It is off: delete it.'
    : names === ''
      ? ''
      : ` Use ${names}.`;
  return `"${id}" was removed in version ${removedIn} of the plugin.${advice}`;
}

/** Prefixes apart: one that is wrong says nothing about the name. Those of the same plugin come first. */
function nearestRule(
  ruleId: string,
  ids: readonly string[],
): string | undefined {
  const isOwn = (id: string) => id.startsWith(`${ownPlugin}/`);
  const ranked = [...ids].sort(
    (a, b) =>
      Number(isOwn(b) === isOwn(ruleId)) - Number(isOwn(a) === isOwn(ruleId)),
  );
  const nearest = nearestName(bareName(ruleId), ranked.map(bareName));
  return ranked.find(id => bareName(id) === nearest);
}

function bareName(ruleId: string): string {
  return ruleId.slice(ruleId.lastIndexOf('/') + 1);
}

function withPrefix(ruleId: string): string {
  return `${ownPlugin}/${bareName(ruleId)}`;
}
