import { transformWithOxc } from 'vite';
import { defineConfig } from 'vitest/config';

/** What components get from Docusaurus: modules of its own, under its names for them. */
const docusaurusClient = '@docusaurus/core/lib/client';
const docusaurusExports = `${docusaurusClient}/exports`;

/**
 * `npm test` runs the first four projects together, then `site`, and nothing that is
 * tagged `night`; `npm run test:all` runs everything.
 */
export default defineConfig({
  resolve: {
    alias: [
      { find: '@site', replacement: import.meta.dirname },
      {
        // The site's settings, for components that only pass by them.
        find: /^@generated\/(?:docusaurus\.config|site-metadata|globalData|i18n|codeTranslations)$/,
        replacement: `${import.meta.dirname}/tests/fixtures/noSettings.json`,
      },
    ],
  },
  plugins: [
    {
      // Docusaurus leaves JSX to the bundler, in files that don't say so.
      name: 'docusaurus-client',
      enforce: 'pre',
      transform: (code, id) =>
        id.includes(`${docusaurusClient}/`)
          ? transformWithOxc(code, id, { lang: 'jsx' })
          : undefined,
    },
  ],
  // The generator's own settings leave JSX to the bundler.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    server: { deps: { inline: [docusaurusClient] } },
    // No test is timed: only one that hangs runs into these. Machines of continuous integration can be ten
    // times slower than a developer's.
    hookTimeout: 120_000,
    testTimeout: 120_000,
    // What passes without having expected anything says nothing.
    expect: { requireAssertions: true },
    tags: [
      {
        name: 'night',
        description:
          'Seldom finds something, or nothing that a quicker test doesn’t.',
      },
    ],
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
          include: ['{plugins,scripts,siteConfig,src}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        resolve: {
          alias: [
            {
              // The generator's own names for what components import of it.
              find: /^@docusaurus\/(Link|router|useBaseUrl|useDocusaurusContext)$/,
              replacement: `${docusaurusExports}/$1.js`,
            },
          ],
        },
        test: {
          // Components and hooks, rendered into a document.
          name: 'components',
          isolate: false,
          setupFiles: ['tests/document.ts'],
          // What one file pretends would be left to the next one.
          unstubGlobals: true,
          include: ['src/**/*.test.tsx'],
        },
      },
      {
        extends: true,
        test: {
          // What pages promise and say, tried.
          name: 'texts',
          // Starting the linter afresh for each page takes longer than its probes.
          isolate: false,
          include: ['tests/{claims,content}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          // The lint engine and the configs that are copied, against ESLint itself.
          // Apart from the others, some of which pretend to be elsewhere: TypeScript
          // asks once where it is, and goes by that for good.
          name: 'engine',
          isolate: false,
          include: ['tests/{configs,engine}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          // What the built site answers and finds, as far as that takes no browser.
          name: 'site',
          isolate: false,
          include: ['tests/{search,site}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          // What takes minutes: guides that are followed and facts that are read with
          // packages from the registry, and small sites that are built. npm, ESLint
          // and Docusaurus are at work most of the time, in processes of their own.
          name: 'nightly',
          include: ['tests/{facts,generator,guides}/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
