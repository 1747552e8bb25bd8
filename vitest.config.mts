import { transformWithOxc } from 'vite';
import { defineConfig } from 'vitest/config';
import { missingIdTag } from './tests/errorCatalogue.mjs';

/** What components get from Docusaurus: modules of its own, under its names for them. */
const docusaurusExports = '@docusaurus/core/lib/client/exports';

/** `vitest --project=NAME` runs one of these; `npm test` runs them all. */
export default defineConfig({
  resolve: {
    alias: [
      { find: '@site', replacement: import.meta.dirname },
      {
        find: /^@docusaurus\/(Interpolate|Translate)$/,
        replacement: `${docusaurusExports}/$1.js`,
      },
      {
        // Words are tested as they are in the code.
        find: '@generated/codeTranslations',
        replacement: `${import.meta.dirname}/tests/fixtures/noTranslations.json`,
      },
    ],
  },
  plugins: [
    {
      // Docusaurus leaves JSX to the bundler, in files that don't say so.
      name: 'docusaurus-exports',
      enforce: 'pre',
      transform: (code, id) =>
        id.includes(`${docusaurusExports}/`)
          ? transformWithOxc(code, id, { lang: 'jsx' })
          : undefined,
    },
  ],
  // The generator's own settings leave JSX to the bundler.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    server: { deps: { inline: [docusaurusExports] } },
    // No test is timed: only one that hangs runs into these. Machines of continuous integration can be ten
    // times slower than a developer's.
    hookTimeout: 120_000,
    testTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          // Each piece of code on its own, its tests next to it.
          name: 'unit',
          // No file changes what another one uses, and starting afresh for each
          // takes longer than all tests but one.
          isolate: false,
          // A browser that one test pretends is none for the next.
          unstubGlobals: true,
          include: ['{config,plugins,scripts,src}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        resolve: {
          alias: [
            {
              // The generator's own names for what components import of it.
              find: /^@docusaurus\/(Link|useBaseUrl)$/,
              replacement: `${docusaurusExports}/$1.js`,
            },
            {
              // All that components with tests use of it.
              find: '@docusaurus/theme-common',
              replacement: `${import.meta.dirname}/tests/fixtures/pluralForms.ts`,
            },
          ],
        },
        test: {
          // Components and hooks, rendered into a document. Each file has one of
          // its own: React holds on to the first that it sees.
          name: 'components',
          environment: 'happy-dom',
          include: ['src/**/*.test.tsx'],
        },
      },
      {
        extends: true,
        test: {
          // The lint engine against ESLint itself. In a process of its own:
          // TypeScript asks once where it is, and goes by that for good.
          name: 'engine',
          include: ['tests/engine/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          // Configs as people have them: what is copied, loaded in ESLint.
          name: 'configs',
          include: ['tests/configs/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          // What the Markdown promises.
          name: 'content',
          include: ['tests/content/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          // What pages say about rules, tried with code of its own.
          name: 'claims',
          // Starting the linter afresh for each page takes longer than its probes.
          isolate: false,
          include: ['tests/claims/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          // Guides that are followed from an empty folder, with packages from
          // the registry. Most of the time, npm and ESLint are at work, each in
          // a process of its own: only one that hangs runs into the timeout.
          name: 'guides',
          isolate: false,
          include: ['tests/guides/**/*.test.ts'],
          maxWorkers: 2,
          testTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          // `npm run facts` with packages from the registry.
          name: 'facts',
          include: ['tests/facts/**/*.test.ts'],
          testTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          // What the built site answers, as far as that takes no browser.
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          // What the built site's search finds.
          name: 'search',
          include: ['tests/search/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          // Small sites that are built with this site's settings.
          name: 'generator',
          // Reading the site's settings once is enough for all files.
          isolate: false,
          include: ['tests/generator/**/*.test.ts'],
          maxConcurrency: 2,
          fileParallelism: false,
          tags: [{ name: missingIdTag }],
        },
      },
    ],
  },
});
