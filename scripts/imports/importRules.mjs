// @ts-check

/**
 * Who may import what: `npm run lint:imports` checks it with dependency-cruiser. A feature is a folder of
 * `src/`; others enter it only through its entry points, so that they don't come to depend on the rest of
 * it, and lazily loaded code stays out of the first visit.
 *
 * @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule
 */

/**
 * What each feature shows to the others: files, or folders, which end with "/".
 *
 * @type {Record<string, string[]>}
 */
const entryPoints = {
  adopt: ['ProjectOutcome', 'ReadOutcome', 'project/projectLayout'],
  announcement: ['dismissAnnouncement', 'showNewAnnouncement'],
  colorMode: ['colorMode'],
  config: [
    'check/checkRules',
    'check/findMismatch',
    'check/schema',
    'chooseConfig',
    'compareRules',
    'configDocument',
    'convert/foreignFormat',
    'editConfig',
    'json/edits',
    'json/parseJson',
    'json/parsedJson',
    'moveConfig',
    'openConfig',
    'presets/presetSettings',
    'print/printFlatConfig',
    'proposeInConfig',
    'packageNames',
    'read/configForFile',
    'read/configPart',
    'read/filePatterns',
    'review/finding',
    'review/reviewConfig',
    'ruleEntry',
  ],
  editor: [
    'commandPalette',
    'createEditor',
    'editingTools',
    'editor',
    'languageHelp',
  ],
  emojiBurst: ['watchSecretSequence'],
  examples: [
    'Caption',
    'exampleData',
    'Example',
    'pageScript',
    'notes/',
    'ReportedCode',
  ],
  firstPage: ['changeEachPage', 'checkStorage', 'firstPageHtml'],
  highlight: [
    'highlightSource',
    'html',
    'markedHtml',
    'markedLines',
    'tokens',
    'visibleRanges',
  ],
  home: ['HomePage'],
  linter: [
    'anyOrigin/rulesAboutAny',
    'client',
    'client/typescriptAddress',
    'compilerOptions',
    'groupBy',
    'index',
    'layoutRules',
    'namingRule',
    'presets',
    'protocol',
    'types',
  ],
  liveExamples: ['LiveExamples', 'keptEdits'],
  markdownPage: ['CopyPageButton', 'MarkdownAlternate', 'copyPage'],
  menu: ['MainMenu', 'ClosedMenus', 'MenuToggle', 'SectionMenu', 'watchMenus'],
  namingEntries: ['NamingEntries'],
  navigation: [
    'StartReact',
    'earlyClick',
    'hideNavbarOnScroll',
    'holdTarget',
    'markTocEntry',
    'pageShown',
    'prefetchDocument',
    'revealActiveSidebarItem',
    'startAtFirstUse',
    'useAddressQuery',
    'useLinksInside',
    'usePrefetchOnIntent',
  ],
  nodes: ['NodeHint', 'NodeSnippet'],
  notFound: ['index'],
  origins: ['OriginTrace'],
  playground: [
    'Playground',
    'beforeReact',
    'link/linkReader',
    'link/plainMark',
    'link/link',
    'state/sharedState',
    'state/store',
  ],
  pwa: ['keepReadPages', 'OfflinePage', 'offlineKeys'],
  rules: [
    'ConfigFormats',
    'WithRules',
    'metadata',
    'pluginRules',
    'presetSpelling',
    'page/optionAnchor',
    'presets/presetConfig',
    'presets/presetNames',
    'ruleLink',
    'sidebar/listenToSidebarFilter',
    'loadKnownRules',
  ],
  structuredData: ['docStructuredData', 'FaqStructuredData', 'fullDescription'],
  search: ['engine/pages', 'opening/', 'page/PagesFound'],
  tools: [
    'ConfigField',
    'ConfigResult',
    'PasteField',
    'PrintedFile',
    'SelectField',
    'ToolPage',
    'ToolRow',
    'check/CheckPart',
    'compare/',
    'launchedFile',
    'new/',
    'pastedTool',
    'tools',
    'toolLink',
    'useOpenedConfig',
    'useToolState',
  ],
  tryOptions: ['OptionsPanel'],
  upgrade: ['UpgradeForConfig'],
};

const entryPaths = Object.entries(entryPoints).flatMap(([feature, paths]) =>
  paths.map(path =>
    path.endsWith('/')
      ? `^src/${feature}/${path}`
      : `^src/${feature}/${path}\\.[a-z.]+$`,
  ),
);

/** Shared by all features. These know none of them. */
const shared = '^src/(text|ui)/';

const tests = '\\.test\\.tsx?$';

/** Parts of the linter that may know Node, the browser and the packages. */
const linterEntryPoints =
  '^src/linter/(client\\.ts$|client/|nodeAnswers|nodeEnvironment|worker)';

/** @type {Rule[]} */
const forbidden = [
  {
    name: 'no-circles',
    comment:
      'These files import each other, types included, so that they can only be read all at once. Move what both need into a file that imports neither. Lazy imports may lead back.',
    from: {},
    to: {
      circular: true,
      viaOnly: { dependencyTypesNot: ['dynamic-import'] },
    },
  },
  {
    name: 'features-through-entry-points',
    comment:
      'Import a feature only through the entry points that scripts/imports/importRules.mjs lists.',
    from: { path: '^src/([^/]+)/', pathNot: [tests] },
    to: { path: '^src/[^/]+/', pathNot: ['^src/$1/', shared, ...entryPaths] },
  },
  {
    name: 'shared-code-knows-no-feature',
    comment:
      "Shared code can't depend on features. Move what is shared there, or pass it in.",
    from: { path: shared },
    to: { path: '^src/[^/]+/', pathNot: shared },
  },
  {
    name: 'data-flows-one-way',
    comment: 'plugins/ may import from src/. Move what both need to src/.',
    from: { path: '^src/[^/]+/', pathNot: tests },
    to: { path: '^plugins/' },
  },
  {
    name: 'no-alias-in-src',
    comment: 'Import by relative path, as all of src/ does.',
    from: { path: '^src/' },
    to: { path: '^src/', dependencyTypes: ['aliased'] },
  },
  {
    name: 'plain-code-without-react',
    comment:
      'Plain TypeScript runs without a browser: React is for components (.tsx), hooks (use….ts) and contexts (…Context.ts).',
    from: {
      path: '^src/.+\\.ts$',
      pathNot: ['/use[A-Z][^/]*$', 'Context\\.ts$', tests],
    },
    to: { path: 'node_modules/react(-dom)?/' },
  },
  {
    name: 'configs-without-a-page',
    comment:
      'Configs are read, checked and printed without a page, and without React.',
    from: { path: '^src/config/', pathNot: tests },
    to: {
      path: [
        '/react(-dom)?/',
        '@docusaurus/',
        '^src/(?!config|linter|rules|text)',
      ],
    },
  },
  {
    name: 'engine-on-its-own',
    comment:
      "The engine can't import the rest of the site, or its own entry points.",
    from: { path: '^src/linter/', pathNot: [linterEntryPoints, tests] },
    to: { path: ['^src/(?!linter)', linterEntryPoints] },
  },
  {
    name: 'engine-runs-anywhere',
    comment:
      'The engine runs in Node, workers and pages: it gets packages from its environment, and imports their types alone.',
    from: { path: '^src/linter/', pathNot: [linterEntryPoints, tests] },
    to: { pathNot: '^src/', dependencyTypesNot: ['type-only'] },
  },
];

export default {
  forbidden: forbidden.map(rule => ({
    ...rule,
    severity: /** @type {const} */ ('error'),
  })),
  options: {
    // Also imports of types alone.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
