import leven from 'leven';
import type { RuleMetadata } from '../metadata';
import { choosablePresets, chosenPresets } from '../presets/presetNames';
import { spellPreset } from '../presetSpelling';

/** What a rule's options are called and what it says, by the rule's name. */
export type RuleWords = Readonly<Partial<Record<string, string>>>;

/** What a rule is found by, in lower case. */
export interface RuleText {
  /** Name, description, options and messages. */
  whole: string;
  /** The words of name and description, in which typos are forgiven. */
  words: readonly string[];
  /** Names of the presets that turn it on, in both spellings. */
  presets: readonly string[];
}

/** What is before the name of a rule or a preset in configs and reports, from where readers paste it. */
const prefix = /^(?:(?:plugin:)?@typescript-eslint\/|tseslint\.configs\.)/;

const presetNames = new Set(spellings(chosenPresets));

/** How much of a preset's name makes clear that a preset is meant. */
const shortestPresetPart = 5;

/** What a rule is found by. @param words its options and messages */
export function ruleText(
  { name, docs, presets }: RuleMetadata,
  words = '',
): RuleText {
  const description = docs.description.toLowerCase();
  return {
    whole: `${name}\n${description}\n${words.toLowerCase()}`,
    words: [name, ...`${name} ${description}`.split(/[^a-z\d]+/)],
    presets: spellings(choosablePresets(presets).map(preset => preset.name)),
  };
}

function spellings(presets: readonly string[]): string[] {
  return presets.flatMap(name => [
    name,
    spellPreset(name, 'flat').toLowerCase(),
  ]);
}

/** The words of a search, without the prefixes of names. */
export function searchTerms(text: string): string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .map(term => term.replace(prefix, ''))
    .filter(Boolean);
}

/** Whether each term is somewhere in a rule's text. @param isForgiving whether it may be misspelled there */
export function matchText(
  text: RuleText,
  terms: readonly string[],
  isForgiving: boolean,
): boolean {
  return terms.every(
    term =>
      matchPreset(text, term) ??
      (text.whole.includes(term) ||
        (isForgiving && text.words.some(word => isMisspelled(term, word)))),
  );
}

/**
 * The option or message that a rule is found by, where its name, description and presets don't have all
 * that is searched for. Nothing else in the list shows it.
 *
 * @param words the rule's options and messages, a line for each
 */
export function matchedLine(
  rule: RuleMetadata,
  words: string,
  terms: readonly string[],
): string | undefined {
  const shown = ruleText(rule);
  const unseen = terms.filter(term => !matchText(shown, [term], false));
  const lines = words.split('\n');
  const has = (line: string) => (term: string) =>
    line.toLowerCase().includes(term);
  return unseen.length === 0
    ? undefined
    : (lines.find(line => unseen.every(has(line))) ??
        lines.find(line => unseen.some(has(line))));
}

/** Whether a preset that is named turns the rule on; undefined if none is named. */
function matchPreset({ presets }: RuleText, term: string): boolean | undefined {
  if (presetNames.has(term)) {
    return presets.includes(term);
  }
  return term.length >= shortestPresetPart &&
    presets.some(name => name.startsWith(term))
    ? true
    : undefined;
}

/** Whether a term is a word with a typo or two, or the beginning of one. */
function isMisspelled(term: string, word: string): boolean {
  const mostTypos = term.length < 4 ? 0 : term.length < 6 ? 1 : 2;
  // A letter may be missing at the end of what is typed so far, or be one too many.
  return [-1, 0, 1].some(
    more => leven(term, word.slice(0, term.length + more)) <= mostTypos,
  );
}
