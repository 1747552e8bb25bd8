import type { ConfigDocument } from '../configDocument';
import type { JsonEdit } from '../json/edits';
import { presetExpression } from '../presets/presetNames';
import type { ExtendedConfig } from '../read/configPart';
import type { Finding, FindingFix } from './finding';
import { reviewParserOptions } from './reviewParserOptions';
import { reviewRules } from './reviewRules';
import { barePresetName } from '../../linter/presets';
import type { KnownRules } from '../../linter/protocol';

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
  const findings: Finding[] = [
    ...document.problems.filter(({ isForeign }) => !isForeign),
    ...(document.isBroken
      ? []
      : [
          ...reviewExtended(document),
          ...reviewParserOptions(document, known),
          ...reviewRules(document, known),
        ]),
  ].sort((a, b) => a.offset - b.offset);
  return withoutRepeats(findings);
}

/** Of what is said twice about a place, the one with a fix. */
function withoutRepeats(findings: readonly Finding[]): Finding[] {
  return findings.filter(
    (finding, index) =>
      !findings.some(
        (other, at) =>
          at !== index &&
          other.offset === finding.offset &&
          other.message === finding.message &&
          (other.fix !== undefined && finding.fix === undefined
            ? true
            : at < index &&
              (other.fix === undefined) === (finding.fix === undefined)),
      ),
  );
}

/** Reviews what a config extends: names, their order, and what is there twice. */
function reviewExtended({ parts }: ConfigDocument): Finding[] {
  return parts.flatMap(({ extended }) => [
    ...extended.flatMap(each => reviewName(each, extended)),
    ...reviewOrder(extended),
  ]);
}

function reviewName(
  { meant, node, preset, written }: ExtendedConfig,
  all: readonly ExtendedConfig[],
): Finding[] {
  const place = { offset: node.offset, length: node.length };
  if (meant !== undefined) {
    return [
      {
        ...place,
        severity: 'error',
        message: `There is no preset "${written}". Did you mean "${meant}"?`,
        fix: rename(node, meant, false),
      },
    ];
  }
  if (preset === undefined) {
    return [];
  }
  if (preset === 'prettier' && written.startsWith('prettier/')) {
    return [
      {
        ...place,
        severity: 'error',
        message: `"${written}" was removed in version 8 of eslint-config-prettier. "prettier" does the same.`,
        fix: all.some(each => each.written === 'prettier')
          ? remove(node, written)
          : rename(node, 'prettier', true),
      },
    ];
  }
  if (barePresetName(preset) === 'recommended-requiring-type-checking') {
    return [
      {
        ...place,
        severity: 'warning',
        message: `"${written}" is the old name of a preset that is going away.`,
        fix: rename(
          node,
          'plugin:@typescript-eslint/recommended-type-checked',
          true,
        ),
      },
    ];
  }
  const isTwice = all.find(each => each.preset === preset)?.node !== node;
  const other = all.find(each => contains(each.preset, preset));
  return other === undefined && !isTwice
    ? []
    : [
        {
          ...place,
          severity: 'info',
          message:
            other === undefined
              ? `"${written}" is here twice.`
              : `"${written}" has no effect: "${other.written}" contains it.`,
          fix: remove(node, written),
        },
      ];
}

/** Whether a preset has all that another one has, and sets it the same. */
function contains(outer: string | undefined, inner: string): boolean {
  return (
    isOwnList(outer) &&
    outer !== inner &&
    ['base', 'eslint-recommended'].includes(barePresetName(inner))
  );
}

/** Whether a preset is one of the plugin's that has other presets in it. */
function isOwnList(preset = ''): boolean {
  return (
    presetExpression(preset)?.isList === true && !preset.startsWith('eslint:')
  );
}

/** Presets that turn off what others turn on have to come after them. */
function reviewOrder(extended: readonly ExtendedConfig[]): Finding[] {
  const names = extended.filter(({ isForeign, preset }) => isForeign || preset);
  const core = names.find(({ preset }) => preset === 'eslint:recommended');
  const own = names.find(({ preset }) => isOwnList(preset));
  const prettier = names.find(isPrettier);
  const last = names.filter(each => !isPrettier(each)).at(-1);
  const isBefore = (one: ExtendedConfig, other: ExtendedConfig): boolean =>
    names.indexOf(one) < names.indexOf(other);
  return [
    ...(core && own && isBefore(own, core)
      ? [
          {
            offset: core.node.offset,
            length: core.node.length,
            severity: 'warning' as const,
            message: `"${core.written}" comes after "${own.written}", and turns rules on again that the compiler makes superfluous. Put it first.`,
            fix: reorder(names, [core, ...names.filter(each => each !== core)]),
          },
        ]
      : []),
    ...(prettier && last && isBefore(prettier, last)
      ? [
          {
            offset: prettier.node.offset,
            length: prettier.node.length,
            severity: 'warning' as const,
            message: `"${prettier.written}" comes before "${last.written}", which may turn layout rules on again. Put it last.`,
            fix: reorder(names, [
              ...names.filter(each => !isPrettier(each)),
              ...names.filter(isPrettier),
            ]),
          },
        ]
      : []),
  ];
}

function isPrettier({ preset }: ExtendedConfig): boolean {
  return preset === 'prettier' || preset === 'plugin:prettier/recommended';
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
