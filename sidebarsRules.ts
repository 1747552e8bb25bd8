import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { readRules } from './plugins/rules/readRules';
import { readBaseUrl } from './siteConfig/environment';
import { filterForm, ruleMarks } from './src/rules/sidebar/ruleMarks';

const rules = readRules();
const itemsOf = (deprecated: boolean) =>
  rules
    .filter(rule => Boolean(rule.deprecated) === deprecated)
    .map(
      rule =>
        ({ type: 'doc', id: rule.name, className: ruleMarks(rule) }) as const,
    );

const sidebars: SidebarsConfig = {
  someSidebar: [
    {
      type: 'html',
      value: filterForm(readBaseUrl(process.env)),
      className: 'rule-filter needs-script',
    },
    { type: 'doc', id: 'README', label: 'All rules' },
    ...itemsOf(false),
    {
      type: 'category',
      label: 'Deprecated rules',
      collapsed: true,
      items: itemsOf(true),
    },
  ],
};

export default sidebars;
