// @ts-check
import { existsSync, readdirSync } from 'node:fs';

/**
 * Who may import what in `src/`. A feature is a folder there; others enter it only through its entry points,
 * so that they don't come to depend on the rest of it, and lazily loaded code stays out of the first
 * visit.
 *
 * @typedef {import('@typescript-eslint/utils/ts-eslint').FlatConfig.Config} Config
 */

/**
 * What each feature shows to the others: files or folders in it.
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
  // Its colors are the playground's Monaco's too.
  editor: ['colors', 'createEditor', 'editor'],
  emojiBurst: ['watchSecretSequence'],
  examples: [
    'Caption',
    'exampleData',
    'Example',
    'pageScript',
    'notes/*',
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
    'addressInSite',
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
  search: ['engine/pages', 'opening/*', 'page/PagesFound'],
  tools: [
    'ConfigField',
    'ConfigResult',
    'PasteField',
    'PrintedFile',
    'SelectField',
    'ToolPage',
    'check/CheckPart',
    'compare/*',
    'installCommand',
    'launchedFile',
    'new/*',
    'pastedTool',
    'tools',
    'toolLink',
    'useOpenedConfig',
    'useToolState',
  ],
  tryOptions: ['OptionsPanel', 'setOption'],
  upgrade: ['UpgradeForConfig'],
};

/**
 * What a feature may know of the others, where that is less than all that they show.
 *
 * @type {Record<string, string[]>}
 */
const knownFeatures = { config: ['linter', 'rules'] };

/** Shared by all features. These know none of them. */
const shared = ['text', 'ui'];

const features = readdirSync(new URL('../src', import.meta.url), {
  withFileTypes: true,
})
  .filter(entry => entry.isDirectory() && !shared.includes(entry.name))
  .map(({ name }) => name);

/** Parts of the linter that may know Node, the browser and the packages. */
const linterEntryPoints = [
  'src/linter/client.ts',
  'src/linter/client/**',
  'src/linter/nodeAnswers.ts',
  'src/linter/nodeEnvironment.ts',
  'src/linter/worker.ts',
];

const tests = ['**/*.test.ts', '**/*.test.tsx'];

const noPlugins = {
  group: ['../**/plugins/**', '@site/plugins/**'],
  message:
    'Data flows one way: plugins/ may import from src/. Move what both need to src/.',
};

/**
 * Patterns that match whatever is in a feature but its entry points. As in .gitignore, each folder on the way
 * to an entry point has to be let in before it.
 *
 * @param {string} feature
 * @param {string} outside what leads out of the feature that imports
 */
function behindEntryPointsOf(feature, outside) {
  const group = [`${outside}**/${feature}/**`];
  for (const entryPoint of entryPoints[feature] ?? []) {
    const folders = entryPoint.split('/').slice(0, -1);
    for (const depth of folders.keys()) {
      const folder = [feature, ...folders.slice(0, depth + 1)].join('/');
      group.push(`!../**/${folder}`, `../**/${folder}/*`);
    }
  }
  group.push(
    ...(entryPoints[feature] ?? []).map(
      entryPoint => `!../**/${feature}/${entryPoint}`,
    ),
  );
  return {
    // Several entry points may be in one folder.
    group: [...new Set(group)],
    caseSensitive: true,
    message: `Import src/${feature} only through the entry points that config/boundaries.mjs lists.`,
  };
}

/**
 * @param {string} feature
 * @param {string} other
 */
function boundaryBetween(feature, other) {
  // From a folder that is next to one of the same name, that one is `../`.
  const hasOwn = existsSync(
    new URL(`../src/${feature}/${other}`, import.meta.url),
  );
  return (knownFeatures[feature] ?? [other]).includes(other)
    ? behindEntryPointsOf(other, hasOwn ? '../../' : '../')
    : {
        group: [`../**/${other}/**`],
        message: `src/${feature} is shared, so it can't depend on the features that show it. Pass in what it needs.`,
      };
}

const noAlias = {
  group: ['@site/src/**'],
  message: 'Import by relative path, as all of src/ does.',
};

/** @type {Config[]} */
const enteredThroughFronts = features.map(feature => ({
  files: [`src/${feature}/**`],
  ignores: tests,
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          noPlugins,
          noAlias,
          ...features
            .filter(other => other !== feature)
            .map(other => boundaryBetween(feature, other)),
        ],
      },
    ],
  },
}));

/** @type {Config} */
const sharedKnowNoFeature = {
  files: shared.map(folder => `src/${folder}/**`),
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          noPlugins,
          {
            group: features.map(feature => `../**/${feature}/**`),
            message:
              "Shared code can't depend on features. Move what is shared here, or pass it in.",
          },
        ],
      },
    ],
  },
};

/**
 * Hooks and contexts are told by their names; what else is plain TypeScript runs anywhere.
 *
 * @type {Config}
 */
const plainWithoutReact = {
  files: ['src/**/*.ts'],
  ignores: ['**/use[A-Z]*.ts', '**/*Context.ts', ...tests],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        paths: ['react', 'react-dom'].map(name => ({
          name,
          message:
            'Plain TypeScript runs without a browser: React is for components (.tsx), hooks (use….ts) and contexts (…Context.ts).',
        })),
      },
    ],
  },
};

/** @type {Config} */
const configsWithoutReact = {
  files: ['src/config/**'],
  ignores: tests,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: ['react', 'react-dom', '@docusaurus/**', '../**/ui/**'],
            message:
              'Configs are read, checked and printed without a page, and without React.',
          },
        ],
      },
    ],
  },
};

/** @type {Config} */
const engineRunsAnywhere = {
  files: ['src/linter/**/*.ts'],
  ignores: [...linterEntryPoints, ...tests],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          noPlugins,
          {
            group: ['/[a-z@]*'],
            allowTypeImports: true,
            message:
              'The engine runs in Node, workers and pages: it gets packages from its environment.',
          },
          {
            group: [
              ...[...features, ...shared]
                .filter(folder => folder !== 'linter')
                .map(folder => `../**/${folder}/**`),
              ...['client', 'nodeAnswers', 'nodeEnvironment', 'worker'].map(
                file => `**/${file}`,
              ),
            ],
            message:
              "The engine can't import the rest of the site, or its own entry points.",
          },
        ],
      },
    ],
    'no-restricted-globals': [
      'error',
      ...['document', 'process', 'require', 'self', 'window'].map(name => ({
        name,
        message: 'The engine runs in Node, workers and pages alike.',
      })),
    ],
  },
};

export default [
  ...enteredThroughFronts,
  sharedKnowNoFeature,
  plainWithoutReact,
  configsWithoutReact,
  engineRunsAnywhere,
];
