import type { KnownRules } from '../linter/protocol';
import { differing, rulesInForce, sampleFiles } from './compareRules';
import { type ConfigDocument, parseConfig } from './configDocument';
import { convertModule } from './convert/convertModule';
import { problemAt } from './json/parseJson';
import { foreignPreset } from './presets/foreignPresets';
import { printWholeConfig } from './print/printWholeConfig';
import { isObject, mergeDeep } from './read/configForFile';
import { type ConfigPart, isForAll } from './read/configPart';
import {
  coreParser,
  type FileLanguage,
  languageForFile,
} from './read/languageForFile';
import { applyAllFixes } from './review/finding';
import { reviewConfig } from './review/reviewConfig';

/** A config as a flat one, and whether it does the same. */
export type MovedConfig = NonNullable<ReturnType<typeof moveConfig>>;

/** What is in force before and after, for files of each kind. */
export type Proof = ReturnType<typeof prove>;

interface MoveDifference {
  name: string;
  /** As JSON or text; `undefined`: off, or not set. */
  before: string | undefined;
  after: string | undefined;
  files: string[];
  reason: string;
}

/**
 * Moves a config to flat config, whatever packages it uses. What ESLint would refuse and what has no effect
 * is mended or goes; everything else stays as it is.
 *
 * @returns `undefined` for a text that is no config
 */
export function moveConfig(document: ConfigDocument, known: KnownRules) {
  if (document.isBroken) {
    return undefined;
  }
  const fixed = applyAllFixes(
    document,
    each => reviewConfig(each, known),
    ({ fix }) => fix?.isNeeded === true,
  );
  const printed = printWholeConfig(mergeLists(fixed.document), known);
  return {
    ...printed,
    changes: [...fixed.changes, ...printed.changes],
    proof: prove(mergeLists(document), printed.text, known),
  };
}

function mergeLists(document: ConfigDocument): ConfigDocument {
  return document.isFlat
    ? document
    : { ...document, parts: writeOutLists(document.parts) };
}

function prove(document: ConfigDocument, text: string, known: KnownRules) {
  const { isFlat, parts: old } = document;
  const moved = parseConfig(convertModule(text).text);
  const differences = new Map<string, MoveDifference>();
  const files = sampleFiles([...old, ...moved.parts]).map(file => {
    const before = rulesInForce(document, file, known.rules);
    const rules = [before, rulesInForce(moved, file, known.rules)];
    const changed = [
      ...compare(rules, (name, to) => reasonForRule(name, to, file, known)),
      // Of a file that is ignored, nothing else counts.
      ...(rules.includes(undefined)
        ? []
        : compareLanguages(
            languageForFile(old, file, isFlat),
            languageForFile(moved.parts, file, true),
            file,
          )),
    ];
    for (const each of changed) {
      const key = JSON.stringify([each.name, each.before, each.after]);
      const { files: others = [] } = differences.get(key) ?? {};
      differences.set(key, { ...each, files: [...others, file] });
    }
    // How many rules are on for it before, or that it is ignored.
    return { name: file, count: before?.size, isSame: changed.length === 0 };
  });
  // Presets of other packages: what they set can't be compared here.
  const uncompared = old.flatMap(({ extended }) =>
    extended.filter(({ isForeign }) => isForeign).map(({ written }) => written),
  );
  return {
    files,
    differences: [
      ...differences.values(),
      ...(isFlat || uncompared.every(hasKnownLists)
        ? []
        : compareLists(
            old,
            files.flatMap(({ count, name }) =>
              count === undefined ? [] : name,
            ),
          )),
    ],
    uncompared: [...new Set(uncompared)],
  };
}

/** Lists in settings: in an eslintrc config, they don't replace those of presets. */
function compareLists(
  parts: readonly ConfigPart[],
  files: string[],
): MoveDifference[] {
  return parts
    .map(({ settings }) => JSON.stringify(settings))
    .filter(text => text.includes('['))
    .map(text => ({
      name: 'settings',
      before: `${text}, in lists of presets`,
      after: text,
      files,
      reason:
        'where a preset has a list too, ESLint put this one into it, element by element; now it replaces it',
    }));
}

function compare(
  [before, after]: readonly (ReadonlyMap<string, string> | undefined)[],
  reasonFor: (name: string, after: string | undefined) => string,
): Omit<MoveDifference, 'files'>[] {
  return differing(before, after).map(name => ({
    name,
    before: before?.get(name),
    after: after?.get(name),
    reason: reasonFor(name, after?.get(name)),
  }));
}

function compareLanguages(
  before: FileLanguage,
  after: FileLanguage,
  file: string,
): Omit<MoveDifference, 'files'>[] {
  if (before.get('parser') === coreParser && !isJavascript(file)) {
    // What ESLint couldn't parse before, it can't read in another way now.
    return [];
  }
  return compare([before, after], (name, to) =>
    name === 'sourceType' && to === 'module'
      ? 'a flat config takes files for modules'
      : 'see “What was changed”',
  ).filter(
    // A preset that isn't here can bring its own parser, before and after.
    ({ name }) => before.has('parser') || !/^parser$|^sourceType$/.test(name),
  );
}

function reasonForRule(
  ruleId: string,
  after: string | undefined,
  fileName: string,
  { rules }: KnownRules,
): string {
  const rule = rules.find(({ id }) => id === ruleId);
  if (rule === undefined && !after) {
    return 'there is no such rule';
  }
  if (
    rule?.requiresTypeChecking === true &&
    after === undefined &&
    isJavascript(fileName)
  ) {
    return 'typed rules are off in JavaScript files';
  }
  return after === undefined
    ? 'see the comments in the config'
    : 'see “What was changed”';
}

function isJavascript(fileName: string): boolean {
  return /\.[cm]?jsx?$/.test(fileName);
}

const writtenOut =
  'Lists in options and settings have what they inherit: a flat config doesn’t merge them.';

type Values = Readonly<Record<string, unknown>>;

const typescript = ['.ts', '.cts', '.mts', '.tsx'];
const allCode = [...typescript, '.js', '.jsx', '.mjs', '.cjs'];

/**
 * Lists in the settings of other packages' presets, as of eslint-plugin-import 2.31 and eslint-config-airbnb-base 15.
 * A test compares them with the packages.
 */
const presetLists: Readonly<Record<string, Values>> = {
  'airbnb-base': {
    'import/resolver': { node: { extensions: ['.mjs', '.js', '.json'] } },
    'import/extensions': ['.js', '.mjs', '.jsx'],
    'import/ignore': [
      'node_modules',
      String.raw`\.(coffee|scss|css|less|hbs|svg|json)$`,
    ],
  },
  'plugin:import/typescript': {
    'import/extensions': allCode,
    'import/external-module-folders': ['node_modules', 'node_modules/@types'],
    'import/parsers': { '@typescript-eslint/parser': typescript },
    'import/resolver': { node: { extensions: allCode } },
  },
};

/** Whether the lists of a preset are known. One with a flat form has none but these. */
function hasKnownLists(preset: string): boolean {
  return Object.hasOwn(presetLists, preset) || Boolean(foreignPreset(preset));
}

/**
 * The parts of an eslintrc config, with their lists as ESLint merges them there: an element takes the place of the
 * inherited one with its number, and the rest of those stays. In a flat config, a list replaces the one before it.
 */
function writeOutLists(parts: readonly ConfigPart[]): ConfigPart[] {
  let inherited: Values = {};
  return parts.map(part => {
    const { parserOptions, settings } = part;
    const before = part.extended.reduce((all, { written }) => {
      const preset = { settings: presetLists[written] ?? {} };
      return mergeDeep(all, inheritLists(preset, all) as Values);
    }, inherited);
    const own = { parserOptions, settings };
    const whole = inheritLists(own, before) as typeof own;
    if (isForAll(part)) {
      inherited = mergeDeep(before, whole);
    }
    return {
      ...part,
      ...whole,
      remarks:
        JSON.stringify(whole) !== JSON.stringify(own)
          ? [...part.remarks, problemAt(part.node, 'info', writtenOut)]
          : part.remarks,
    };
  });
}

function inheritLists(own: unknown, inherited: unknown): unknown {
  if (Array.isArray(own) && Array.isArray(inherited)) {
    return [
      ...(own as unknown[]),
      ...(inherited as unknown[]).slice(own.length),
    ];
  }
  return isObject(own) && isObject(inherited)
    ? Object.fromEntries(
        Object.entries(own).map(([name, value]) => [
          name,
          inheritLists(value, inherited[name]),
        ]),
      )
    : own;
}
