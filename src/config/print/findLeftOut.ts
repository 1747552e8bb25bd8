import type { KnownRules } from '../../linter/protocol';
import { type ConfigError, ruleChecker } from '../check/checkRules';
import { effectiveSettings } from '../presets/presetSettings';
import { configForFile } from '../read/configForFile';
import {
  appliesTo,
  type ConfigPart,
  type WrittenRule,
} from '../read/configPart';
import { isOn } from '../ruleEntry';

/** The rules that a config names and that cannot be used. */
export type LeftOut = ReturnType<typeof findLeftOut>;

/** Finds the entries of a config that cannot be used: because of a single one, ESLint refuses all of it. */
export function findLeftOut(
  parts: readonly ConfigPart[],
  fileName: string,
  known: KnownRules,
  errors: readonly ConfigError[] | undefined,
) {
  const check = ruleChecker(known);
  // As the page says it; `undefined` for an entry that can be used.
  const reasonFor = (rule: WrittenRule): string | undefined =>
    rule.missing ??
    check(rule)?.message ??
    (isOn(rule.entry)
      ? errors?.find(({ ruleId }) => ruleId === rule.id)?.message
      : undefined);
  const usable = parts.map(part => ({
    ...part,
    rules: part.rules.filter(rule => reasonFor(rule) === undefined),
  }));
  const settings = effectiveSettings(
    configForFile(usable, fileName).config,
    known.rules,
    fileName,
  );
  const unusable =
    errors ??
    findOptions(parts, fileName).flatMap(rule => {
      const mistake = check(rule);
      return mistake === undefined ? [] : [mistake];
    });
  // Rules that do not run here, and would if no more than those entries were left out; with the reasons.
  const off = new Map(
    unusable.flatMap(({ ruleId, message }) =>
      ruleId !== null && isOn(settings.get(ruleId)?.severity)
        ? [[ruleId, message]]
        : [],
    ),
  );
  const runs = (id: string): boolean =>
    !off.has(id) && isOn(settings.get(id)?.severity);
  return { reasonFor, off, runs };
}

/** For each rule, the entry whose options count for a file: those that were set last. */
function findOptions(
  parts: readonly ConfigPart[],
  fileName: string,
): WrittenRule[] {
  const set = parts
    .filter(each => appliesTo(each, fileName))
    .flatMap(({ rules }) => rules)
    .filter(({ entry }) => Array.isArray(entry) && entry.length > 1);
  return [...new Map(set.map(rule => [rule.id, rule])).values()];
}
