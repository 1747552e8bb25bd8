import type { BlockContent, PhrasingContent, Root } from 'mdast';
import type { RuleMetadata } from '../../../src/rules/metadata';
import { takesOptions } from '../../examples/fence';
import { firstSentence, sectionStart } from '../../markdown/pageTree';
import { jsxElement } from '../../mdx/jsxElement';
import { installedPackages } from '../../packages/packages';
import { entryWithOptions } from './howToUseSection';
import { code, paragraph, text } from './phrasing';

/**
 * What a reader with a report in front of them comes for, for the head of a rule's page.
 *
 * @param leaveOff when not to use the rule, from the front matter; otherwise the first sentence of its
 *   section is taken
 */
export function rulePanel(
  tree: Root,
  rule: RuleMetadata,
  leaveOff: string | undefined,
): ReturnType<typeof jsxElement> {
  const { name } = rule;
  const packaged = installedPackages.rules.get(name);
  const options =
    packaged &&
    entryWithOptions({ ...rule, defaultOptions: packaged.defaultOptions });
  return jsxElement(
    'RulePanel',
    {
      rule: name,
      flatOptions: options?.flat,
      legacyOptions: options?.legacy,
      hasOptions: takesOptions(name) ? 'true' : undefined,
    },
    leaveOff === undefined
      ? firstOfSection(tree)
      : [paragraph(...inline(leaveOff))],
  );
}

function firstOfSection(tree: Root): BlockContent[] {
  const start = sectionStart(tree, 'When Not To Use It');
  const first = start === -1 ? undefined : tree.children[start + 1];
  return first?.type === 'paragraph'
    ? [paragraph(...firstSentence(first.children))]
    : [];
}

/** Text in which backticks mark code. */
function inline(value: string): PhrasingContent[] {
  return value
    .split('`')
    .map((part, index) => (index % 2 === 1 ? code(part) : text(part)));
}
