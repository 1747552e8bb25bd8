import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { readRules } from './plugins/rules/readRules';

const rules = readRules();
const namesOf = (deprecated: boolean): string[] =>
  rules
    .filter(rule => Boolean(rule.deprecated) === deprecated)
    .map(rule => rule.name);

const sidebars: SidebarsConfig = {
  someSidebar: [
    { type: 'doc', id: 'README', label: 'All rules' },
    {
      type: 'category',
      label: 'Rules',
      collapsible: false,
      items: namesOf(false),
    },
    {
      type: 'category',
      label: 'Deprecated rules',
      collapsible: false,
      items: namesOf(true),
    },
  ],
};

export default sidebars;
