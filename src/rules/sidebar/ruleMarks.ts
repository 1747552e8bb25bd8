import type { RuleMetadata } from '../metadata';
import { presetMark } from '../presets/presetNames';

/**
 * The classes of a rule's item in the sidebar, for `sidebar.css`, which shows what they say. The sidebar is
 * on every page of a rule, so its items carry nothing else.
 */
export function ruleMarks(rule: RuleMetadata): string {
  return [
    'rule',
    presetMark(rule.presets),
    rule.docs.requiresTypeChecking && 'needs-types',
    rule.fixable && 'has-fix',
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * The first item of the rules' sidebar: a field for part of a name, and what the marks mean. It is HTML,
 * because the sidebar isn't rendered again in the browser; `listenToSidebarFilter` makes it work. Enter
 * leads to the list of rules, which looks through descriptions and messages too.
 */
export function filterForm(baseUrl: string): string {
  return [
    `<form action="${baseUrl}rules/" data-sidebar-filter>`,
    '<input class="field" type="search" name="q" placeholder="Filter by name" aria-label="Filter the rules by name" autocomplete="off">',
    '<p class="rule-legend" title="The smallest preset that turns a rule on"><span class="in-recommended">recommended</span> <span class="in-strict">strict</span> <span class="in-stylistic">stylistic</span></p>',
    '<p role="status"></p>',
    '</form>',
  ].join('');
}
