import { barePresetName, prettierPresets } from '../../linter/presets';
import type { KnownRules } from '../../linter/protocol';
import type { ConfigDocument } from '../configDocument';
import type { JsonEdit } from '../json/edits';
import { ownParser } from '../packageNames';
import { ownPreset } from '../presets/presetNames';
import type { ExtendedConfig } from '../read/configPart';
import { type Finding, findingAt, type FindingFix } from './finding';
import { reviewParserOptions } from './reviewParserOptions';
import { reviewRules } from './reviewRules';

/**
 * Reviews a config: what ESLint would refuse, what has no effect, and what does something else than it looks
 * like.
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

/** Reviews what a config extends: names, their order, and what is there twice. */
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
  const last = names.filter(each => !isPrettier(each)).at(-1);
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
    edits: [
      node.parent?.type === 'array'
        ? { remove: node }
        : { replace: node, by: [] },
    ],
    isNeeded: true,
  };
}
