import { noReplacement, type TslintRule } from './tslintRule';

/** What rules are asked for. */
export interface TslintFilter {
  /** Words, each of which a row has to contain. Case doesn't matter. */
  text: string;
  /** A `kind` of replacement, `NO_REPLACEMENT`, or nothing for all rules. */
  kind: string;
}

/** Whether a rule is among those asked for, by its name or by what its row says about it. */
export function matchTslintRule(
  { rule, replacements, note = '' }: TslintRule,
  { text, kind }: TslintFilter,
): boolean {
  const row = [rule, ...replacements.map(({ name = '' }) => name), note]
    .join('\n')
    .toLowerCase();
  const words = text.toLowerCase().split(/\s+/);
  return (
    words.every(word => row.includes(word)) &&
    (kind === '' ||
      (kind === noReplacement
        ? replacements.length === 0
        : replacements.some(replacement => replacement.kind === kind)))
  );
}
