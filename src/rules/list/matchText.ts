import leven from 'leven';
import { singular } from '../../text/singular';
import type { RuleMetadata } from '../metadata';
import { chosenPresets } from '../presets/presetNames';
import { spellPreset } from '../presetSpelling';

/** What a rule's options are called and what it says, by the rule's name. */
export type RuleWords = Readonly<Partial<Record<string, string>>>;

/**
 * How a word of a search has to be in a rule's text: as a word, as the start of one, or like one with a typo
 * or two.
 */
export type Closeness = 'similar' | 'start' | 'word';

export interface RuleText {
  /** Name, description, options and messages, as they are written. */
  whole: string;
  /** The words of name and description in lower case, in which typos are forgiven. */
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
    whole: `${name}\n${docs.description}\n${words}`,
    words: [name, ...`${name} ${description}`.split(/[^a-z\d]+/)],
    presets: spellings(presets.map(preset => preset.name)),
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

/** Whether a rule's text has a term of a search, or is in the preset that it names. */
export function matchTerm(
  text: RuleText,
  term: string,
  closeness: Closeness,
): boolean {
  return (
    matchPreset(text, term) ??
    (closeness === 'word'
      ? hasWord(text.whole, term)
      : startsOf(text.whole, term).length > 0 ||
        (closeness === 'similar' &&
          text.words.some(word => isMisspelled(term, word))))
  );
}

/** Whether a text has a term as a word of its own, in the singular or the plural. @param term in lower case */
function hasWord(text: string, term: string): boolean {
  return [term, singular(term)].some(form =>
    startsOf(text, form).some(at => endsWord(text, at + form.length)),
  );
}

/**
 * Where a text has a term at the start of a word. In the names of options, words start with capitals: `enum`
 * is in `allowEnums`, and not in `ignoreNumericLiterals`.
 *
 * @param term in lower case
 */
function startsOf(text: string, term: string): number[] {
  const lower = text.toLowerCase();
  const starts: number[] = [];
  for (
    let at = lower.indexOf(term);
    at !== -1;
    at = lower.indexOf(term, at + 1)
  ) {
    if (startsWord(text.slice(Math.max(at - 1, 0), at + 1))) {
      starts.push(at);
    }
  }
  return starts;
}

/** Whether the second of two characters starts a word; one alone does. */
function startsWord(characters: string): boolean {
  return !/^(?:[a-z\d]{2}|[A-Z][A-Za-z\d])$/.test(characters);
}

/** Whether nothing but an ending follows: `promises`, `awaited`, `assigning`. */
function endsWord(text: string, end: number): boolean {
  const rest = /^[a-z\d]*/.exec(text.slice(end, end + 4))?.[0] ?? '';
  return /^(?:s|es|d|ed|ing)?$/.test(rest);
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
  const unseen = terms.filter(term => !matchTerm(shown, term, 'start'));
  const lines = words.split('\n');
  const has = (line: string) => (term: string) =>
    startsOf(line, term).length > 0;
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
