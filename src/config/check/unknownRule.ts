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
  const removed = removedRule(ruleId, known);
  if (removed !== undefined) {
    return explainRemoved(removed, isUsed);
  }
  const meant = meantRule(ruleId, known);
  const advice =
    meant !== undefined
      ? ` Did you mean "${meant}"?`
      : isUsed
        ? ''
        : ' It is off: delete it.';
  return `There is no rule "${ruleId}".${advice}`;
}

/** The rule that a name was for in an older version; `undefined` if the plugin has it, or never had. */
export function removedRule(
  ruleId: string,
  known: KnownRules,
): RemovedRule | undefined {
  const id = withPrefix(ruleId);
  return known.rules.some(rule => rule.id === id)
    ? undefined
    : known.removed.find(rule => rule.id === id);
}

/** What was found before. A config is checked several times over, and each name is compared with 400. */
const meantBefore = new WeakMap<
  KnownRules['rules'],
  Map<string, string | undefined>
>();

/** The rule that was probably meant by the name of none. */
export function meantRule(
  ruleId: string,
  known: KnownRules,
): string | undefined {
  const found =
    meantBefore.get(known.rules) ?? new Map<string, string | undefined>();
  meantBefore.set(known.rules, found);
  if (!found.has(ruleId)) {
    found.set(ruleId, findMeant(ruleId, known));
  }
  return found.get(ruleId);
}

function findMeant(ruleId: string, known: KnownRules): string | undefined {
  if (removedRule(ruleId, known) !== undefined) {
    return undefined;
  }
  const ids = known.rules.map(({ id }) => id);
  return (
    ids.find(id => id === withPrefix(ruleId)) ??
    ids.find(id => id === bareName(ruleId)) ??
    nearestRule(ruleId, ids)
  );
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
