import type { JSONPath } from 'jsonc-parser';
import { type ConfigDocument, parseConfig } from './configDocument';
import { applyEdits, setValue } from './json/edits';
import { propertyOf } from './json/parseJson';
import { appliesTo, type ConfigPart, isForAll } from './read/configPart';
import { type RuleSetting, toRuleEntry, toRuleSetting } from './ruleEntry';

function partsFor({ parts }: ConfigDocument, fileName: string): ConfigPart[] {
  return parts.filter(part => !part.ignoresAll && appliesTo(part, fileName));
}

/** The rules that a config itself sets for a file, by id, those of presets left out. */
export function ruleSettings(
  document: ConfigDocument,
  fileName: string,
): Map<string, RuleSetting> {
  return new Map(
    partsFor(document, fileName)
      .flatMap(({ rules }) => rules)
      .flatMap(({ entry, id }) => {
        const setting = toRuleSetting(entry);
        return setting === undefined ? [] : [[id, setting] as const];
      }),
  );
}

/**
 * Sets a rule where it is set for a file, or else for all files. The rest of the text stays.
 *
 * @param setting `undefined` takes the rule out
 */
export function setRule(
  document: ConfigDocument,
  fileName: string,
  ruleId: string,
  setting: RuleSetting | undefined,
): string {
  const parts = partsFor(document, fileName);
  const part =
    parts.findLast(({ rules }) => rules.some(({ id }) => id === ruleId)) ??
    parts.findLast(isForAll);
  const path = part?.path ?? (document.isFlat ? [-1] : []);
  return setValue(
    document.text,
    [...path, 'rules', ruleId],
    setting && toRuleEntry(setting),
  );
}

/** The presets that a config extends for a file, as its text has them. */
export function extendedPresets(
  document: ConfigDocument,
  fileName: string,
): string[] {
  return partsFor(document, fileName).flatMap(({ extended }) =>
    extended.map(({ written }) => written),
  );
}

/**
 * Chooses one preset of several: it takes the place of another one of them.
 *
 * @param isOne whether a preset that the config has is one of those
 * @param chosen as the text is to have it; `undefined` takes them all out
 */
export function choosePreset(
  document: ConfigDocument,
  fileName: string,
  isOne: (name: string) => boolean,
  chosen: string | undefined,
): string {
  const { text } = document;
  const part = partForPresets(partsFor(document, fileName), isOne);
  const path: JSONPath = [
    ...(part?.path ?? (document.isFlat ? [-1] : [])),
    'extends',
  ];
  const extended = part?.extended ?? [];
  const names = extended.map(({ written }) => written);
  const written = part && propertyOf(part.node, 'extends')?.value;
  if (written?.type === 'string') {
    // In place of the only one, or in a list with it.
    const list = names.filter(name => !isOne(name));
    const after = chosen === undefined ? list : [...list, chosen];
    return setValue(text, path, after.length === 1 ? after[0] : after);
  }
  const [first, ...others] = extended.filter(each => isOne(each.written));
  const removed =
    chosen === undefined ? (first ?? others.at(-1)) : others.at(-1);
  if (removed !== undefined) {
    // One at a time: what is left may need another comma.
    const rest = applyEdits(text, [{ remove: removed.node }]);
    return choosePreset(parseConfig(rest), fileName, isOne, chosen);
  }
  if (chosen === undefined) {
    return text;
  }
  if (first !== undefined) {
    return applyEdits(text, [{ replace: first.node, by: chosen }]);
  }
  // The core's presets come first, so that the plugin's can turn off what TypeScript checks itself.
  const index = chosen.startsWith('eslint:') ? 0 : extended.length;
  return extended.length === 0
    ? setValue(text, path, [chosen])
    : setValue(text, [...path, index], chosen, true);
}

/** The last part that extends one of the presets, or else of the parts for all files the first one with any. */
function partForPresets(
  parts: readonly ConfigPart[],
  isOne: (name: string) => boolean,
): ConfigPart | undefined {
  const forAll = parts.filter(isForAll);
  return (
    parts.findLast(({ extended }) =>
      extended.some(({ written }) => isOne(written)),
    ) ??
    forAll.find(({ extended }) => extended.length > 0) ??
    forAll[0]
  );
}
