import type { Node } from 'jsonc-parser';
import { barePresetName, prettierPresets } from '../../linter/presets';
import type { KnownRules } from '../../linter/protocol';
import type { ConfigDocument } from '../configDocument';
import type { JsonEdit } from '../json/edits';
import { type JsonProperty, propertyOf, valueOf } from '../json/parseJson';
import { ownParser } from '../packageNames';
import { ownPreset } from '../presets/presetNames';
import { findUntyped, needsTypes } from '../print/typeInformation';
import type { ConfigPart, ExtendedConfig } from '../read/configPart';
import { isOn } from '../ruleEntry';
import { type Finding, findingAt, type FindingFix } from './finding';
import { reviewRules } from './reviewRules';

/**
 * Reviews a config: what ESLint would refuse, what has no effect, and what misleads.
 *
 * @returns findings in the order of their places
 */
export function reviewConfig(
  document: ConfigDocument,
  known: KnownRules,
): Finding[] {
  const { isBroken, problems } = document;
  const findings = isBroken
    ? []
    : [
        ...reviewExtended(document),
        ...reviewParserOptions(document, known),
        ...reviewRules(document, known),
      ];
  // What is said with a fix isn't said without.
  const others = problems.filter(
    ({ isForeign, message, offset }) =>
      !isForeign &&
      !findings.some(
        each => each.offset === offset && each.message === message,
      ),
  );
  return [...others, ...findings].sort((a, b) => a.offset - b.offset);
}

function reviewExtended({ parts }: ConfigDocument): Finding[] {
  return parts.flatMap(({ extended, parser, path }) => [
    ...extended.flatMap(each =>
      reviewName(each, extended, path.includes('overrides')),
    ),
    ...reviewOrder(extended),
    ...reviewParsers(extended, parser),
  ]);
}

function reviewName(
  { meant, node, preset, written }: ExtendedConfig,
  all: readonly ExtendedConfig[],
  isInOverride: boolean,
): Finding[] {
  if (meant !== undefined) {
    const message = `There is no preset "${written}". Did you mean "${meant}"?`;
    return [findingAt(node, 'error', message, rename(node, meant, false))];
  }
  if (preset === undefined) {
    return [];
  }
  if (preset === 'prettier' && written.startsWith('prettier/')) {
    const isThere = all.some(each => each.written === 'prettier');
    // For some files, "prettier" would turn off more than this did.
    const isGone = isThere || isInOverride;
    const now = isInOverride
      ? 'What it turned off is in no preset any more.'
      : '"prettier" does the same.';
    return [
      findingAt(
        node,
        'error',
        `"${written}" was removed in version 8 of eslint-config-prettier. ${now}`,
        isGone ? remove(node, written) : rename(node, 'prettier', true),
      ),
    ];
  }
  if (barePresetName(preset) === 'recommended-requiring-type-checking') {
    const next = 'plugin:@typescript-eslint/recommended-type-checked';
    const message = `"${written}" is the old name of a preset that is going away.`;
    return [
      {
        ...findingAt(node, 'warning', message, rename(node, next, true)),
        outdated: 'deprecated',
      },
    ];
  }
  const isTwice = all.find(each => each.preset === preset)?.node !== node;
  const other = all.find(each => contains(each.preset, preset));
  const message =
    other === undefined
      ? `"${written}" is here twice.`
      : `"${written}" has no effect: "${other.written}" contains it.`;
  return other === undefined && !isTwice
    ? []
    : [findingAt(node, 'info', message, remove(node, written))];
}

/** Whether a preset has all that another one has, and sets it the same. */
function contains(outer: string | undefined, inner: string): boolean {
  return (
    isList(outer) &&
    outer !== inner &&
    ['base', 'eslint-recommended'].includes(barePresetName(inner))
  );
}

/** Whether a preset is one of the plugin's that has other presets in it. */
function isList(preset = ''): boolean {
  return ownPreset(preset)?.isList === true;
}

/** Presets that turn off what others turn on have to come after them. */
function reviewOrder(extended: readonly ExtendedConfig[]): Finding[] {
  const names = extended.filter(({ isForeign, preset }) => isForeign || preset);
  const core = names.find(({ preset }) => preset === 'eslint:recommended');
  const own = names.find(({ preset }) => isList(preset));
  const prettier = names.find(isPrettier);
  const last = names.findLast(each => !isPrettier(each));
  const isBefore = (one: ExtendedConfig, other: ExtendedConfig): boolean =>
    names.indexOf(one) < names.indexOf(other);
  return [
    core &&
      own &&
      isBefore(own, core) &&
      findingAt(
        core.node,
        'warning',
        `"${core.written}" comes after "${own.written}", and turns rules on again that the compiler makes superfluous. Put it first.`,
        reorder(names, [core, ...names.filter(each => each !== core)]),
      ),
    prettier &&
      last &&
      isBefore(prettier, last) &&
      findingAt(
        prettier.node,
        'warning',
        `"${prettier.written}" comes before "${last.written}", which may turn layout rules on again. Put it last.`,
        reorder(names, [
          ...names.filter(each => !isPrettier(each)),
          ...names.filter(isPrettier),
        ]),
      ),
  ].flatMap(finding => (finding ? [finding] : []));
}

function isPrettier({ preset = '' }: ExtendedConfig): boolean {
  return prettierPresets.includes(preset);
}

/** Plugins whose presets bring a parser for files of their own, which nothing may replace. */
const templates = /^plugin:(?:astro|svelte|vue)\//;

/** In an eslintrc config, a parser that comes later is for all files, templates too. */
function reviewParsers(
  extended: readonly ExtendedConfig[],
  parser: string | undefined,
): Finding[] {
  const index = extended.findIndex(({ written }) => templates.test(written));
  const preset = extended[index];
  const later = extended.findLast(
    (each, at) => at > index && ownPreset(each.preset ?? '')?.hasParser,
  );
  const replacing =
    parser === undefined
      ? later?.written
      : parser === ownParser
        ? parser
        : undefined;
  const others = extended.filter(each => each !== preset);
  return preset === undefined || replacing === undefined
    ? []
    : [
        findingAt(
          preset.node,
          'warning',
          `"${replacing}" replaces the parser that "${preset.written}" has for its files, so they can’t be parsed. Put the preset last, and the parser for their scripts into "parserOptions": { "parser": "${ownParser}" }.`,
          parser === undefined && reorder(extended, [...others, preset]),
        ),
      ];
}

/** Puts the names into the places of a list in another order; what else is in the list stays where it is. */
function reorder(
  names: readonly ExtendedConfig[],
  order: readonly ExtendedConfig[],
): FindingFix {
  const list = order.map(({ written }) => `"${written}"`).join(', ');
  return {
    label: 'Change the order',
    done: `Put presets into this order: ${list}.`,
    edits: names.flatMap(({ node, written }, index): JsonEdit[] => {
      const by = order[index]?.written;
      return by === written ? [] : [{ replace: node, by }];
    }),
    isNeeded: false,
  };
}

function rename(
  node: ExtendedConfig['node'],
  name: string,
  isNeeded: boolean,
): FindingFix {
  return {
    label: `Use "${name}"`,
    done: `Wrote "${name}" in place of "${String(node.value)}".`,
    edits: [{ replace: node, by: name }],
    isNeeded,
  };
}

function remove(node: ExtendedConfig['node'], name: string): FindingFix {
  return {
    label: `Delete "${name}"`,
    done: `Deleted "${name}".`,
    edits: [{ remove: node }],
    isNeeded: true,
  };
}

/** Options that version 6 of the parser removed, with what to do instead. */
const removedOptions = new Map([
  ['createDefaultProgram', ' Include the file in a tsconfig.json instead.'],
  ['EXPERIMENTAL_useSourceOfProjectReferenceRedirect', ''],
]);

function reviewParserOptions(
  { parts }: ConfigDocument,
  known: KnownRules,
): Finding[] {
  return [
    ...parts.flatMap(part =>
      part.writtenParserOptions.flatMap(option => reviewOption(option, part)),
    ),
    ...reviewMissingTypes(parts, known),
  ];
}

function reviewOption(
  { name, key, value }: JsonProperty,
  part: ConfigPart,
): Finding[] {
  if (name === 'project') {
    return reviewProject(part, key, valueOf(value));
  }
  const advice = removedOptions.get(name);
  if (advice === undefined && name !== 'projectService') {
    return [];
  }
  const isReplaced =
    advice === undefined &&
    propertyOf(key.parent?.parent, 'project') === undefined &&
    valueOf(value) !== false;
  return [
    findingAt(
      key,
      'warning',
      advice === undefined
        ? '"projectService" came with version 8, and has no effect in version 7. Use "project": true, which finds the tsconfig.json nearest to each file.'
        : `"${name}" was removed in version 6 of the parser and has no effect.${advice}`,
      isReplaced
        ? {
            label: 'Use "project": true',
            done: `Wrote "project": true in place of "${name}".`,
            edits: [
              { replace: key, by: 'project' },
              { replace: value, by: true },
            ],
            isNeeded: true,
          }
        : {
            label: `Delete "${name}"`,
            done: `Deleted "${name}", which has no effect.`,
            edits: [{ remove: key }],
            isNeeded: true,
          },
    ),
  ];
}

function reviewProject(
  { writtenParserOptions }: ConfigPart,
  key: Node,
  project: unknown,
): Finding[] {
  const paths = [project]
    .flat()
    .filter((each): each is string => typeof each === 'string');
  const wide = paths.find(path => path.includes('**'));
  if (wide !== undefined) {
    return [
      findingAt(
        key,
        'warning',
        `"${wide}" has ESLint look through all folders, node_modules included, which is slow. List the tsconfigs, or use a pattern with fewer stars.`,
      ),
    ];
  }
  return paths.some(path => !/^(?:\/|[A-Za-z]:)/.test(path)) &&
    !writtenParserOptions.some(({ name }) => name === 'tsconfigRootDir')
    ? [
        findingAt(
          key,
          'info',
          'Without "tsconfigRootDir", the path begins in the folder that ESLint is started in, which may be another one in your editor. The flat config names its own folder.',
        ),
      ]
    : [];
}

/** Typed rules without types: ESLint stops at the first file. */
function reviewMissingTypes(
  parts: readonly ConfigPart[],
  { rules }: KnownRules,
): Finding[] {
  const untyped = findUntyped(parts, rules);
  if (untyped === undefined) {
    return [];
  }
  const { node, path } = untyped;
  const typed = untyped.rules.find(
    rule =>
      isOn(rule.entry) && needsTypes({ presets: [], rules: [rule] }, rules),
  );
  const place = typed?.key ?? propertyOf(node, 'extends')?.value ?? node;
  const options = ['parserOptions', 'project'];
  const edit: JsonEdit | undefined =
    path.length === 0
      ? { set: options, to: true }
      : path.length === 1
        ? { set: [...path, 'languageOptions', ...options], to: true }
        : undefined;
  return [
    findingAt(
      place,
      'error',
      `${typed === undefined ? 'A preset here has rules that need types' : `"${typed.id}" needs types`}, and nothing says where they come from: ESLint stops with an error. Set "project" in "parserOptions".`,
      edit && {
        label: 'Add "project": true',
        done: 'Added "project": true, since there are rules that need types.',
        edits: [edit],
        isNeeded: false,
      },
    ),
  ];
}
