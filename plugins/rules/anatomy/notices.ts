import type { BlockContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import lastRelease from '../../../data/last-release.json';
import {
  isFormattingRule,
  type RuleMetadata,
} from '../../../src/rules/metadata';
import { ruleLink } from '../../../src/rules/ruleLink';
import { parseFragment } from '../../markdown/pageTree';
import { installedPackages } from '../../packages/packages';
import { deprecatedSince, type RemovedRule } from '../removedRules';

/** Says that a rule is gone. */
export function removalNotice({ replacedBy }: RemovedRule): ContainerDirective {
  return admonition(
    'warning',
    'Removed',
    parseFragment(
      `The plugin no longer has this rule. Use ${rulesOf(replacedBy)} instead.`,
    ),
  );
}

/** Says since when a rule is deprecated, and what to use instead. */
export function deprecationNotice(rule: RuleMetadata): ContainerDirective {
  const { replacedBy = [] } = rule;
  const replacement =
    replacedBy.length > 0
      ? `Use ${rulesOf(replacedBy)} instead.`
      : 'No rule replaces it.';
  const formatting = isFormattingRule(rule)
    ? ' Better still, leave formatting to a formatter: see [Formatting](/troubleshooting/formatting).'
    : '';
  return admonition(
    'warning',
    `Deprecated since ${deprecatedSince(rule.name)}`,
    parseFragment(replacement + formatting),
  );
}

/** Says what the compiler reports of what a rule reports. */
export function compilerNotice({
  compilerOption,
  errors,
  offInPreset,
}: CompilerOverlap): ContainerDirective {
  const condition =
    compilerOption === undefined
      ? ''
      : `With the compiler option [\`${compilerOption}\`](https://www.typescriptlang.org/tsconfig/#${compilerOption}), `;
  const codes = listOf(
    errors.map(error => `\`TS${String(error)}\``),
    'and',
  );
  return admonition(
    'info',
    'Handled by the TypeScript compiler',
    parseFragment(
      [
        `${condition}TypeScript itself reports ${offInPreset ? 'most' : 'part'} of what this rule reports, as ${errors.length === 1 ? 'error' : 'errors'} ${codes}.`,
        ...(offInPreset
          ? [
              'The presets turn the rule of that name in ESLint off for TypeScript files. You need neither where the compiler checks your code.',
            ]
          : []),
      ].join(' '),
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
  const [major] = version.split('.');
  return quotes.length === 0
    ? undefined
    : admonition('note', `Different in ${version}`, [
        ...parseFragment(
          `\`typescript-eslint@${String(major)}\` installs ${version}. There, the rule treats some code differently from what these sentences of the page say:`,
        ),
        ...quotes.map((quote): BlockContent => ({
          type: 'paragraph',
          children: [{ type: 'text', value: `“${quote}”` }],
        })),
      ]);
}

/** A notice, as `:::warning[Title]` makes one in Markdown. */
function admonition(
  name: 'info' | 'note' | 'warning',
  title: string,
  content: readonly BlockContent[],
): ContainerDirective {
  return {
    type: 'containerDirective',
    name,
    attributes: {},
    children: [
      {
        type: 'paragraph',
        data: { directiveLabel: true },
        children: [{ type: 'text', value: title }],
      },
      ...content,
    ],
  };
}

function rulesOf(names: readonly string[]): string {
  return listOf(
    names.map(name => `[\`${name}\`](${ruleLink(name)})`),
    'or',
  );
}

/** Several of something as a person says it: "a", "a and b", "a, b and c". */
export function listOf(
  items: readonly string[],
  conjunction: 'and' | 'or',
): string {
  const type = conjunction === 'and' ? 'conjunction' : 'disjunction';
  return new Intl.ListFormat('en-GB', { type }).format(items);
}

interface CompilerOverlap {
  errors: number[];
  /** The compiler option that has to be on for it; absent where none has to. */
  compilerOption?: string;
  /** ESLint's rule of that name is off in the presets, since the compiler does its work. */
  offInPreset?: true;
}

/**
 * The compiler errors for code that a rule also reports. The plugin doesn't state it: a test compiles
 * code for each, with and without the compiler option.
 */
const overlaps: Record<string, Omit<CompilerOverlap, 'offInPreset'>> = {
  'consistent-return': { errors: [7030], compilerOption: 'noImplicitReturns' },
  'no-dupe-class-members': { errors: [2300, 2393] },
  'no-invalid-this': { errors: [2683], compilerOption: 'noImplicitThis' },
  'no-redeclare': { errors: [2300, 2451] },
  'no-unused-vars': { errors: [6133], compilerOption: 'noUnusedLocals' },
  'no-use-before-define': { errors: [2448, 2449, 2450] },
};

/** What the compiler reports of what a rule reports; undefined for most rules. */
export function compilerOverlap(ruleName: string): CompilerOverlap | undefined {
  const overlap = overlaps[ruleName];
  return (
    overlap && {
      ...overlap,
      ...(leftToCompiler().includes(ruleName) && { offInPreset: true }),
    }
  );
}

/** Rules of ESLint that the plugin has too, and that its presets leave to the compiler. */
export function leftToCompiler(): string[] {
  const { presets, rules } = installedPackages;
  const preset = presets.find(({ name }) => name === 'eslint-recommended');
  return Object.entries(preset?.rules ?? {})
    .filter(([name, entry]) => entry === 'off' && rules.has(name))
    .map(([name]) => name);
}

/** The rules that there is something to say about. */
export const overlappingRules: readonly string[] = Object.keys(overlaps);
