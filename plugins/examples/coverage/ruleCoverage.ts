import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { readFrontMatter } from '../../markdown/page';
import { sectionStart } from '../../markdown/pageTree';
import { installedPackages, pluginPrefix } from '../../packages/packages';
import type { OptionType } from '../../rules/anatomy/options/optionType';
import { readSchema } from '../../rules/anatomy/options/readSchema';
import type { VerifiedBlock, VerifiedFile } from '../verifyPage';
import { readDescriptions, settingName } from './describedOptions';
import { isValue, listSettings, optionOf } from './optionSettings';

/** The front matter of a rule page. */
export interface RulePageFrontMatter {
  /** Whether the page has to show everything about its rule. */
  complete?: boolean;
  /** Messages that no code can produce, and why. */
  unreachableMessages?: Record<string, string>;
}

/** What of a rule its page doesn't show. */
export interface RuleCoverage {
  /** Whether the page says that it shows everything. */
  complete: boolean;
  missingMessages: string[];
  /** Options and values that no example sets, unless a description is enough. */
  missingOptions: string[];
  /** Options that the text says nothing about. */
  optionsWithoutText: string[];
  /** What is wrong with the text above the first heading. */
  openingProblem?: string | undefined;
  missingSections: string[];
  /** What is wrong with the front matter. */
  frontMatterProblems: string[];
}

interface RulePage {
  /** The rule; `undefined` for one that the plugin no longer has. */
  ruleName?: string | undefined;
  tree: Root;
  blocks: readonly Pick<VerifiedBlock, 'fence' | 'verification'>[];
  frontMatter: RulePageFrontMatter;
}

/** What may follow the severity of a rule that the plugin no longer has. */
const noOptions: OptionType = { kind: 'tuple', items: [], required: 0 };

/** Measures how much of its rule a page shows that was read outside of the site's build. */
export function measurePage({
  blocks,
  page,
  tree,
}: VerifiedFile): RuleCoverage {
  return measureCoverage({
    ruleName: page.ruleName,
    tree,
    blocks,
    frontMatter: readFrontMatter(page.text),
  });
}

/** Finds out which messages and options of its rule a page shows, and which sections it has. */
export function measureCoverage(page: RulePage): RuleCoverage {
  const { blocks, frontMatter, ruleName, tree } = page;
  const rule =
    ruleName === undefined ? undefined : installedPackages.rules.get(ruleName);
  const messages = rule?.messages ?? {};
  const type = rule ? readSchema(rule.schema, rule.name) : noOptions;
  const own = blocks.filter(
    ({ fence }) => fence.example?.ruleId === pluginPrefix + (ruleName ?? ''),
  );
  const shown = new Set(own.flatMap(shownMessages));
  const used = new Set(
    own.flatMap(({ fence }) =>
      listSettings(type, fence.example?.options ?? []),
    ),
  );
  const unreachable = Object.keys(frontMatter.unreachableMessages ?? {});
  const reachable = Object.keys(messages).filter(
    id => !unreachable.includes(id),
  );
  const settings = listSettings(type);
  const described = findDescribed(tree, settings);
  const enough = settings.filter(
    setting =>
      described.has(setting) &&
      (rule?.deprecation !== undefined || isRepetitive(setting, settings)),
  );
  return {
    complete: frontMatter.complete === true,
    missingMessages: reachable.filter(id => !shown.has(id)),
    missingOptions: settings.filter(
      setting => !used.has(setting) && !enough.includes(setting),
    ),
    optionsWithoutText: settings.filter(
      setting => !isValue(setting) && !described.has(setting),
    ),
    openingProblem: checkOpening(tree),
    missingSections: findMissingSections(tree, settings.length > 0),
    frontMatterProblems: unreachable.flatMap(id => {
      if (!Object.hasOwn(messages, id)) {
        return [`"${id}" isn't a message of the rule`];
      }
      return shown.has(id)
        ? [`"${id}" is listed, yet an example shows it`]
        : [];
    }),
  };
}

/** From how many values on an option's examples may leave out those that the text describes. */
const manyValues = 6;

/** Whether a setting is a value, and one of many or the same as another option's. */
function isRepetitive(setting: string, settings: readonly string[]): boolean {
  const option = optionOf(setting);
  const name = settingName(setting);
  const values = settings.filter(isValue);
  return (
    option !== undefined &&
    (values.filter(other => optionOf(other) === option).length >= manyValues ||
      values.filter(other => settingName(other) === name).length > 1)
  );
}

/** The options and values that the page says something about. */
function findDescribed(
  tree: Root,
  settings: readonly string[],
): ReadonlySet<string> {
  const descriptions = readDescriptions(tree);
  return new Set(
    settings.filter(setting => descriptions.has(settingName(setting))),
  );
}

function shownMessages({
  verification,
}: Pick<VerifiedBlock, 'verification'>): string[] {
  return verification.reports.flatMap(({ messageId, suggestions }) => [
    messageId,
    ...suggestions.map(suggestion => suggestion.messageId),
  ]);
}

/** What a page lacks for being what its front matter says, a sentence each. */
export function findGaps(coverage: RuleCoverage): string[] {
  const {
    complete,
    frontMatterProblems,
    missingMessages,
    missingOptions,
    missingSections,
    openingProblem,
    optionsWithoutText,
  } = coverage;
  const gaps = complete
    ? [
        ...missingSections.map(section => `it lacks ${section}.`),
        ...missingMessages.map(
          id =>
            `no example shows the message "${id}". If no code can, list it under unreachableMessages with the reason.`,
        ),
        ...missingOptions.map(name => `no example's options set ${name}.`),
        ...optionsWithoutText.map(
          name =>
            `nothing says what ${name} does. Give it a \`###\` section, or a list item or table row that begins with \`${settingName(name)}\`.`,
        ),
        ...(openingProblem === undefined ? [] : [openingProblem]),
      ]
    : [];
  return [
    ...frontMatterProblems.map(
      problem => `In unreachableMessages, ${problem}.`,
    ),
    ...gaps.map(gap => `The page is marked complete, but ${gap}`),
  ];
}

/** How many words may stand before the first heading, so that an example is in the first view. */
const mostWords = 75;

/** What readers see of Markdown. The generator adds nodes of its own, such as imports. */
const text = new Set(['blockquote', 'code', 'list', 'paragraph', 'table']);

/**
 * Says what is wrong with the text above a rule page's first heading if it is too long for the first
 * view: the second half of a sentence about the page.
 */
function checkOpening(tree: Root): string | undefined {
  const end = tree.children.findIndex(({ type }) => type === 'heading');
  const opening = tree.children
    .slice(0, end === -1 ? undefined : end)
    .filter(({ type }) => text.has(type));
  const words = opening
    .map(node => toString(node))
    .join(' ')
    .split(/\s+/);
  if (words.length > mostWords) {
    return `its opening has ${String(words.length)} words: ${String(mostWords)} at most leave the first example in the first view.`;
  }
  return opening.every(({ type }) => type === 'paragraph') &&
    opening.length <= 2
    ? undefined
    : 'its opening is more than two paragraphs: lists and code belong below the first heading.';
}

/** What a finished page starts with, before its first heading. */
const missingOpening = 'an opening paragraph';

const requiredHeadings = ['Examples', 'When Not To Use It', 'Related To'];

/**
 * Lists the parts that a finished rule page needs and this one lacks.
 *
 * @param hasOptions whether the rule has any
 */
function findMissingSections(tree: Root, hasOptions: boolean): string[] {
  const firstHeading = tree.children.findIndex(
    ({ type }) => type === 'heading',
  );
  const opening = tree.children.slice(
    0,
    firstHeading === -1 ? undefined : firstHeading,
  );
  return [
    ...(opening.some(({ type }) => type === 'paragraph')
      ? []
      : [missingOpening]),
    ...[...requiredHeadings, ...(hasOptions ? ['Options'] : [])]
      .filter(heading => sectionStart(tree, heading) === -1)
      .map(heading => `## ${heading}`),
  ];
}
