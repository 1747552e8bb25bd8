import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { readRules } from './plugins/rules/readRules';

const rules = readRules();
const namesOf = (deprecated: boolean): string[] =>
  rules
    .filter(rule => Boolean(rule.deprecated) === deprecated)
    .map(rule => rule.name);

/** A line between links. A category would be a link that leads nowhere. */
const heading = (value: string) =>
  ({ type: 'html', value, className: 'sidebar-heading' }) as const;

const sidebars: SidebarsConfig = {
  someSidebar: [
    { type: 'doc', id: 'README', label: 'All rules' },
    heading('Rules'),
    ...namesOf(false),
    heading('Deprecated rules'),
    ...namesOf(true),
  ],
};

export default sidebars;
