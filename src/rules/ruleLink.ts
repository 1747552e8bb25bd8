/** What the names of the plugin's rules begin with in a config. */
export const pluginPrefix = '@typescript-eslint/';

const corePage = 'https://eslint.org/docs/v8.x/rules/*';

/** The prefix of each plugin's rules, and the address of a rule's page, where `*` is the rest of its name. */
const pages: readonly (readonly [prefix: string, page: string])[] = [
  [pluginPrefix, '/rules/*'],
  ['@stylistic/ts/', 'https://eslint.style/rules/ts/*'],
  ['perfectionist/', 'https://perfectionist.dev/rules/*'],
  [
    'import/',
    'https://github.com/import-js/eslint-plugin-import/blob/main/docs/rules/*.md',
  ],
];

/**
 * The page of a rule, by its name as in a config: with the prefix of its plugin, or of ESLint's core
 * with none.
 *
 * @throws when it isn't known where the plugin has its pages.
 */
export function ruleLink(name: string): string {
  const [prefix = '', page = corePage] =
    pages.find(([start]) => name.startsWith(start)) ?? [];
  if (page === corePage && name.includes('/')) {
    throw new Error(
      `No page is known for the rule "${name}". Tell src/rules/ruleLink.ts where its plugin documents its rules.`,
    );
  }
  return page.replace('*', name.slice(prefix.length));
}
