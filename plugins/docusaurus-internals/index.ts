import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { expectShape, replaceOnce } from './expectShape.mjs';

/** The component around all pages, once it is sure that what it needs of Docusaurus is there. */
export default function docusaurusInternalsPlugin({
  siteDir,
}: LoadContext): Plugin {
  checkBrowserCode();
  return {
    name: 'docusaurus-internals',
    // `Root`, which keeps the page that a reader came to.
    getThemePath: () => join(siteDir, 'src/firstPage/theme'),
  };
}

/** Code of packages, which of the site's own code goes by it, and what it goes by. */
type Names = readonly [file: string, usedBy: string, ...parts: string[]];

const client = '@docusaurus/core/lib/client';
const prefetching = 'src/navigation/usePrefetchOnIntent.ts';
const markdown = 'scripts/site/markdown/toMarkdown.ts';

const names: readonly Names[] = [
  [`${client}/clientEntry.js`, prefetching, 'window.docusaurus ='],
  [`${client}/docusaurus.js`, prefetching, 'prefetch,', 'preload,'],
  [
    `${client}/preload.js`,
    'src/firstPage/useNextPage.ts',
    'export default function preload(',
  ],
  [
    `${client}/ClientLifecyclesDispatcher.js`,
    'src/firstPage/useNextPage.ts',
    'export function dispatchLifecycleAction(',
  ],
  [
    `${client}/App.js`,
    'src/firstPage/KeptPage.tsx',
    "routes from '@generated/routes'",
  ],
  [
    `${client}/hasHydratedDataAttribute.js`,
    'src/ui/whenHydrated.ts',
    'data-has-hydrated',
  ],
  ['react-helmet-async/lib/index.js', 'src/firstPage/KeptPage.tsx', 'data-rh'],
  [
    '@docusaurus/theme-common/lib/utils/skipToContentUtils.js',
    'src/firstPage/KeptPage.tsx',
    '<div ref={containerRef} role="region"',
  ],
  [
    '@docusaurus/theme-classic/lib/inlineScripts.js',
    'src/colorMode and src/announcement',
    '`theme${siteStorage.namespace}`',
    "'data-theme'",
    "'data-theme-choice'",
    'docusaurus.announcement.dismiss',
    'data-announcement-bar-initially-dismissed',
  ],
  [
    '@docusaurus/theme-classic/lib/nprogress.js',
    'src/navigation/progressBar.ts',
    'const delay = 200;',
  ],
  [
    'nprogress/nprogress.js',
    'src/navigation/progressBar.ts',
    `barSelector: '[role="bar"]'`,
    `template: '<div class="bar" role="bar"><div class="peg"></div></div>`,
  ],
  [
    '@docusaurus/theme-classic/lib/theme/TOC/index.js',
    'src/navigation/markTocEntry.ts',
    'toc-highlight',
    'table-of-contents__link--active',
  ],
  [
    '@docusaurus/theme-classic/lib/theme/DocSidebar/Desktop/Content/index.js',
    'src/navigation/revealActiveSidebarItem.ts',
    "'menu thin-scrollbar'",
  ],
  [
    '@docusaurus/theme-classic/lib/theme/Navbar/Layout/index.js',
    'src/navigation/hideNavbarOnScroll.ts',
    "'navbar'",
  ],
  [
    '@docusaurus/theme-common/lib/utils/ThemeClassNames.js',
    markdown,
    "'theme-doc-toc-mobile'",
    "'theme-doc-footer'",
    "'theme-blog-footer-edit-meta-row'",
  ],
  [
    '@docusaurus/plugin-pwa/lib/index.js',
    'src/pwa/register.ts and plugins/pwa',
    'PWA_SERVICE_WORKER_URL:',
    'async postBuild(',
  ],
  [
    '@docusaurus/plugin-pwa/lib/renderReloadPopup.js',
    'src/pwa/register.ts',
    'export function renderReloadPopup(',
  ],
  [
    '@docusaurus/core/lib/webpack/base.js',
    'scripts/site/build.ts',
    'process.env.DOCUSAURUS_NO_PERSISTENT_CACHE',
  ],
];

/**
 * Looks for names in the code of packages that would be missed only when browsers or builds run it.
 *
 * @throws when one of them isn't there
 */
export function checkBrowserCode(
  read = (file: string): string => readFileSync(docusaurusFile(file), 'utf8'),
): void {
  for (const [file, usedBy, ...parts] of names) {
    const code = read(file);
    for (const part of parts) {
      expectShape(
        code.includes(part),
        file,
        `it has "${part}", which ${usedBy} goes by`,
      );
    }
  }
}

const require = createRequire(__filename);

const file = '@docusaurus/core/lib/ssg/ssgTemplate.html.js';

/** What Docusaurus makes of the application's scripts, in Eta's syntax. */
const scripts = /<% it\.scripts\.forEach\([^]*?<% }\); %>/g;

/**
 * The HTML of a page: Docusaurus's own, except for the application's scripts. They are in a template, which
 * `src/navigation/startAtFirstUse` opens when the reader begins to use the page.
 *
 * @throws when its scripts look otherwise, or it isn't there
 */
export function pageTemplate(
  template = (require(docusaurusFile(file)) as { default: string }).default,
): string {
  return replaceOnce(
    template,
    scripts,
    `<template id="application">
      <% it.scripts.forEach((script) => { %>
        <script src="<%= it.baseUrl %><%= script %>"></script>
      <% }); %>
    </template>`,
    file,
  );
}

/**
 * Full path of a file that a package doesn't publish. It is asked for when it is needed, and not imported, so
 * that PLAIN=1 works without it.
 *
 * @param name the package's, and the file's path in it
 */
export function docusaurusFile(name: string): string {
  const path = join(__dirname, '../../node_modules', name);
  expectShape(existsSync(path), name, 'there is such a file');
  return path;
}
