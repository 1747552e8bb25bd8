import type { Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { type Page, readFrontMatter } from '../../markdown/page';
import { sectionStart } from '../../markdown/pageTree';
import { installedPackages, pluginPrefix } from '../../packages/packages';
import type { OptionType } from '../../rules/anatomy/options/optionType';
import { readSchema } from '../../rules/anatomy/options/readSchema';
import type { VerifiedBlock } from '../verifyPage';
import { readDescriptions, settingName } from './describedOptions';
import { isValue, listSettings, optionOf } from './optionSettings';

interface RulePageFrontMatter {
  /** Whether the page has to show everything about its rule. */
  complete?: boolean;
  /** Messages that no code can produce, and why. */
  unreachableMessages?: Record<string, string>;
}

interface RulePage extends Pick<Page, 'ruleName' | 'text'> {
  tree: Root;
  blocks: readonly Pick<VerifiedBlock, 'fence' | 'verification'>[];
}

/** What may follow the severity of a rule that the plugin no longer has. */
const noOptions: OptionType = { kind: 'tuple', items: [], required: 0 };

/**
 * What a page lacks for being what its front matter says, a sentence each: which messages and options of its
 * rule it doesn't show, and which sections it doesn't have.
 *
 * @param isComplete whether the page has to show everything; what its front matter says if not given
 */
export function findGaps(
  { blocks, ruleName = '', text, tree }: RulePage,
  isComplete?: boolean,
): string[] {
  const frontMatter: RulePageFrontMatter = readFrontMatter(text);
  const rule = installedPackages.rules.get(ruleName);
  const messages = Object.keys(rule?.messages ?? {});
  const type = rule ? readSchema(rule.schema, rule.name) : noOptions;
  const own = blocks.filter(
    ({ fence }) => fence.example?.ruleId === pluginPrefix + ruleName,
  );
  const shown = new Set(
    own
      .flatMap(({ verification }) => verification.reports)
      .flatMap(report => [report, ...report.suggestions])
      .map(({ messageId }) => messageId),
  );
  const used = new Set(
    own.flatMap(({ fence }) =>
      listSettings(type, fence.example?.options ?? []),
    ),
  );
  const unreachable = Object.keys(frontMatter.unreachableMessages ?? {});
  const settings = listSettings(type);
  const descriptions = readDescriptions(tree);
  const isDescribed = (setting: string): boolean =>
    descriptions.has(settingName(setting));
  const needsExample = (setting: string): boolean =>
    !isDescribed(setting) ||
    (!rule?.deprecated && !isRepetitive(setting, settings));
  const gaps = [
    ...findMissingSections(tree, settings.length > 0).map(
      section => `it lacks ${section}.`,
    ),
    ...messages
      .filter(id => !unreachable.includes(id) && !shown.has(id))
      .map(
        id =>
          `no example shows the message "${id}". If no code can, list it under unreachableMessages with the reason.`,
      ),
    ...settings
      .filter(setting => !used.has(setting) && needsExample(setting))
      .map(name => `no example's options set ${name}.`),
    ...settings
      .filter(setting => !isValue(setting) && !isDescribed(setting))
      .map(
        name =>
          `nothing says what ${name} does. Give it a \`###\` section, or a list item or table row that begins with \`${settingName(name)}\`.`,
      ),
    ...checkOpening(tree),
  ];
  return [
    ...unreachable.flatMap(id => {
      if (!messages.includes(id)) {
        return [`In unreachableMessages, "${id}" isn't a message of the rule.`];
      }
      return shown.has(id)
        ? [
            `In unreachableMessages, "${id}" is listed, yet an example shows it.`,
          ]
        : [];
    }),
    ...((isComplete ?? frontMatter.complete) ? gaps : []).map(
      gap => `The page is marked complete, but ${gap}`,
    ),
  ];
}

/** From how many values on an option's examples may leave out those that the text describes. */
const manyValues = 6;

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

/** How many words may stand before the first heading, so that an example is in the first view. */
const mostWords = 75;

/** What readers see of Markdown. The generator adds nodes of its own, such as imports. */
const shownTypes = new Set([
  'blockquote',
  'code',
  'list',
  'paragraph',
  'table',
]);

/** @returns what makes the text above the first heading too long for the first view */
function checkOpening(tree: Root): string[] {
  const opening = openingOf(tree).filter(({ type }) => shownTypes.has(type));
  const words = opening
    .map(node => toString(node))
    .join(' ')
    .split(/\s+/);
  if (words.length > mostWords) {
    return [
      `its opening has ${String(words.length)} words: ${String(mostWords)} at most leave the first example in the first view.`,
    ];
  }
  return opening.every(({ type }) => type === 'paragraph') &&
    opening.length <= 2
    ? []
    : [
        'its opening is more than two paragraphs: lists and code belong below the first heading.',
      ];
}

function openingOf({ children }: Root): RootContent[] {
  const end = children.findIndex(({ type }) => type === 'heading');
  return children.slice(0, end === -1 ? undefined : end);
}

const requiredHeadings = ['Examples', 'When Not To Use It', 'Related To'];

function findMissingSections(tree: Root, hasOptions: boolean): string[] {
  return [
    ...(openingOf(tree).some(({ type }) => type === 'paragraph')
      ? []
      : ['an opening paragraph']),
    ...[...requiredHeadings, ...(hasOptions ? ['Options'] : [])]
      .filter(heading => sectionStart(tree, heading) === -1)
      .map(heading => `## ${heading}`),
  ];
}
