import { readFileSync } from 'node:fs';
import { docusaurusFile } from './docusaurusFile';
import { expectShape } from './expectShape.mjs';

/** Code that runs in browsers, and what it has of what this site's own code goes by. */
interface BrowserCode {
  file: string;
  /** Which of the site's code that is. */
  usedBy: string;
  parts: readonly string[];
}

const browserCode: readonly BrowserCode[] = [
  {
    file: '@docusaurus/core/lib/client/clientEntry.js',
    usedBy: 'src/navigation/usePrefetchOnIntent.ts',
    parts: ['window.docusaurus ='],
  },
  {
    file: '@docusaurus/core/lib/client/docusaurus.js',
    usedBy: 'src/navigation/usePrefetchOnIntent.ts',
    parts: ['prefetch,', 'preload,'],
  },
  {
    file: '@docusaurus/core/lib/client/preload.js',
    usedBy: 'src/firstPage/useNextPage.ts',
    parts: ['export default function preload('],
  },
  {
    file: '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js',
    usedBy: 'src/firstPage/useNextPage.ts',
    parts: ['export function dispatchLifecycleAction('],
  },
  {
    file: '@docusaurus/core/lib/client/hasHydratedDataAttribute.js',
    usedBy: 'src/ui/whenHydrated.ts',
    parts: ['data-has-hydrated'],
  },
  {
    file: '@docusaurus/theme-classic/lib/inlineScripts.js',
    usedBy: 'src/colorMode and src/announcement',
    parts: [
      '`theme${siteStorage.namespace}`',
      "'data-theme'",
      "'data-theme-choice'",
      'docusaurus.announcement.dismiss',
      'data-announcement-bar-initially-dismissed',
    ],
  },
  {
    file: '@docusaurus/plugin-pwa/lib/index.js',
    usedBy: 'src/pwa/register.ts',
    parts: [
      'PWA_DEBUG:',
      'PWA_SERVICE_WORKER_URL:',
      'PWA_OFFLINE_MODE_ACTIVATION_STRATEGIES:',
    ],
  },
  {
    file: '@docusaurus/plugin-pwa/lib/renderReloadPopup.js',
    usedBy: 'src/pwa/register.ts',
    parts: ['export function renderReloadPopup('],
  },
];

/**
 * Looks for names in Docusaurus' code that browsers would miss only when they run it.
 *
 * @param read gives the code of a file
 * @throws when one of them isn't there
 */
export function checkBrowserCode(
  read = (file: string): string => readFileSync(docusaurusFile(file), 'utf8'),
): void {
  for (const { file, parts, usedBy } of browserCode) {
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
