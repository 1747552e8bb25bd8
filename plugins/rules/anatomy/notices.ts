import type { PhrasingContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import lastRelease from '../../../data/last-release.json';
import { isFormattingRule } from '../../../src/rules/isFormattingRule';
import type { RuleMetadata } from '../../../src/rules/metadata';
import { ruleLink } from '../../../src/rules/ruleLink';
import type { RemovedRule } from '../removedRules';
import { deprecatedSince } from '../ruleHistory';
import { admonition } from './admonition';
import type { CompilerOverlap } from './compilerOverlap';
import { code, link, listOf, paragraph } from './phrasing';

/** Says that a rule is gone. */
export function removalNotice({ replacedBy }: RemovedRule): ContainerDirective {
  return admonition(
    'warning',
    'Removed',
    paragraph(
      'The plugin no longer has this rule. Use ',
      ...rulesOf(replacedBy),
      ' instead.',
    ),
  );
}

/** Says since when a rule is deprecated, and what to use instead. */
export function deprecationNotice(rule: RuleMetadata): ContainerDirective {
  const { replacedBy = [] } = rule;
  return admonition(
    'warning',
    `Deprecated since ${deprecatedSince(rule.name)}`,
    paragraph(
      ...(replacedBy.length > 0
        ? ['Use ', ...rulesOf(replacedBy), ' instead.']
        : ['No rule replaces it.']),
      ...(isFormattingRule(rule)
        ? [
            ' Better still, leave formatting to a formatter: see ',
            link('/troubleshooting/formatting', 'Formatting'),
            '.',
          ]
        : []),
    ),
  );
}

/** Says what the compiler reports of what a rule reports. */
export function compilerNotice({
  compilerOption,
  errors,
  offInPreset,
}: CompilerOverlap): ContainerDirective {
  const codes = [
    errors.length === 1 ? 'error ' : 'errors ',
    ...listOf(
      errors.map(error => code(`TS${String(error)}`)),
      'and',
    ),
  ];
  const condition =
    compilerOption === undefined
      ? []
      : [
          'With the compiler option ',
          link(
            `https://www.typescriptlang.org/tsconfig/#${compilerOption}`,
            code(compilerOption),
          ),
          ', ',
        ];
  return admonition(
    'info',
    'Handled by the TypeScript compiler',
    paragraph(
      ...condition,
      `TypeScript itself reports ${offInPreset ? 'most' : 'part'} of what this rule reports, as `,
      ...codes,
      '.',
      ...(offInPreset
        ? [
            ' The presets turn the rule of that name in ESLint off for TypeScript files. You need neither where the compiler checks your code.',
          ]
        : []),
    ),
  );
}

/** Says what of a rule's page isn't so in the last release, which npm installs; nothing where all is. */
export function lastReleaseNotice(
  ruleName: string,
): ContainerDirective | undefined {
  const { version, sentences } = lastRelease;
  const ofRule: Partial<Record<string, string[]>> = sentences;
  const quotes = ofRule[ruleName] ?? [];
  if (quotes.length === 0) {
    return undefined;
  }
  const [major] = version.split('.');
  return admonition(
    'note',
    `Different in ${version}`,
    paragraph(
      code(`typescript-eslint@${String(major)}`),
      ` installs ${version}. There, the rule treats some code differently from what these sentences of the page say:`,
    ),
    ...quotes.map(quote => paragraph(`“${quote}”`)),
  );
}

function rulesOf(names: readonly string[]): PhrasingContent[] {
  return listOf(
    names.map(name => link(ruleLink(name), code(name))),
    'or',
  );
}
