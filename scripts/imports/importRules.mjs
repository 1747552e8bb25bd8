// @ts-check

/**
 * Who may import what: `npm run lint:imports` checks it with dependency-cruiser. A feature is a folder of
 * `src/`; others enter it only through its entry points, so that they don't come to depend on the rest of
 * it, and lazily loaded code stays out of the first visit.
 *
 * @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule
 */

/**
 * What other features may import of a feature's subfolders: files, or whole folders. They may import
 * all files that are directly in its folder.
 *
 * @type {Record<string, string[]>}
 */
const entryPoints = {
  adopt: ['project/projectLayout'],
  config: [
    'check/checkRules',
    'check/findMismatch',
    'check/schema',
    'convert/foreignFormat',
    'json/edits',
    'json/parseJson',
    'presets/presetSettings',
    'print/printFlatConfig',
    'read/configForFile',
    'read/configPart',
    'read/filePatterns',
    'review/finding',
    'review/reviewConfig',
  ],
  examples: ['notes'],
  linter: ['anyOrigin/rulesAboutAny', 'client/typescriptAddress'],
  playground: [
    'link/linkReader',
    'link/plainMark',
    'link/link',
    'state/sharedState',
    'state/store',
  ],
  rules: [
    'page/optionAnchor',
    'presets/presetConfig',
    'presets/presetNames',
    'sidebar/listenToSidebarFilter',
  ],
  search: ['engine/pages', 'opening', 'page/ResultList'],
  tools: ['check/CheckPart', 'compare', 'new'],
};

const entryPaths = [
  '^src/[^/]+/[^/]+$',
  ...Object.entries(entryPoints).flatMap(([feature, paths]) =>
    paths.map(path => `^src/${feature}/${path}[./]`),
  ),
];

/** Shared by all features. These know none of them. */
const shared = '^src/(text|ui)/';

const tests = '\\.test\\.tsx?$';

/** Parts of the linter that may know Node, the browser and the packages. */
const linterEntryPoints =
  '^src/linter/(client\\.ts$|client/|nodeAnswers|nodeEnvironment|worker)';

/** Parts of the linter that look into programs of TypeScript, of which a process has one. */
const programReaders =
  '^src/linter/(anyOrigin/|answers/|diagnostics|typePacks)';

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
      'Import a feature only through the files directly in its folder, and the entry points that scripts/imports/importRules.mjs lists.',
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
    from: {
      path: '^src/linter/',
      pathNot: [linterEntryPoints, programReaders, tests],
    },
    to: { pathNot: '^src/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'answers-import-what-they-read-with',
    comment: 'The packages that lint come from the environment.',
    from: { path: programReaders, pathNot: tests },
    to: {
      pathNot: ['^src/', 'node_modules/(esquery|globals|typescript)/'],
      dependencyTypesNot: ['type-only'],
    },
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
