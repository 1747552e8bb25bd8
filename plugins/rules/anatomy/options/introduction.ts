import type { Paragraph, PhrasingContent } from 'mdast';
import { ruleLink } from '../../../../src/rules/ruleLink';
import { code, link, listOf, paragraph } from '../phrasing';
import type { BaseRuleOptions } from './baseRuleOptions';

/** Says that a rule has no options. */
export function noOptions(): Paragraph {
  return paragraph('This rule has no options.');
}

/** Says how the options of an extension rule relate to those of the rule that it extends. */
export function comparison(
  baseRule: string,
  options: BaseRuleOptions,
): Paragraph {
  const base = ['ESLint’s ', link(ruleLink(baseRule), code(baseRule))] as const;
  return options.hasOptions
    ? paragraph(
        'Accepts the options of ',
        ...base,
        ...(options.objectOnly ? [', as an object only'] : []),
        ...clause(', except ', options.missing),
        ...clause(', with more values for ', options.changed),
        ...clause(', and adds ', options.added),
        '.',
      )
    : paragraph(...base, ' has no options. These are this rule’s own.');
}

function clause(
  words: string,
  names: readonly string[],
): (PhrasingContent | string)[] {
  // `paths[].allowTypeImports` and `patterns[].allowTypeImports` are one name.
  const unique = new Set(names.map(name => name.split('.').at(-1) ?? name));
  return unique.size === 0
    ? []
    : [words, ...listOf([...unique].map(code), 'and')];
}
