/**
 * Styles that only some pages have: the name of the style sheet that the bundler makes of them, and the
 * paths in the project that they come from, as a regular expression.
 *
 * `index.ts` gives them to the bundler, and `scripts/site/styles` links what it has made.
 */
export const stylesOfPages = Object.entries({
  blog: 'src/theme/Blog',
  // The home page has the row of tools too.
  config: 'src/(?:(?:adopt|tools|upgrade)/(?!ToolRow)|ui/pageButton)',
  guides: 'src/(?:guides/|rules/presets/Preset)',
  home: 'src/home/',
  list: 'src/rules/list/',
  offline: 'src/pwa/OfflinePage',
  playground: 'src/(?:playground/|pages/play|ui/Tabs)',
  search: 'src/search/(?!opening/)',
}).map(([name, source]) => ({ name: `${name}-styles`, source }));
