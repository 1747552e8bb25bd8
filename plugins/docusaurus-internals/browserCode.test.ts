import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkBrowserCode, docusaurusFile } from '.';

it('finds all names in the Docusaurus that is installed', () =>
  expect(() => checkBrowserCode()).not.toThrow());

it.each([
  ['clientEntry.js', 'window.docusaurus'],
  ['lib/client/docusaurus.js', 'prefetch,'],
  ['preload.js', 'function preload'],
  ['ClientLifecyclesDispatcher.js', 'dispatchLifecycleAction'],
  ['hasHydratedDataAttribute.js', 'data-has-hydrated'],
  ['inlineScripts.js', 'data-theme-choice'],
  ['plugin-pwa/lib/index.js', 'PWA_SERVICE_WORKER_URL'],
  ['renderReloadPopup.js', 'renderReloadPopup'],
  ['client/App.js', '@generated/routes'],
  ['react-helmet-async/lib/index.js', 'data-rh'],
  ['skipToContentUtils.js', 'containerRef'],
  ['nprogress/nprogress.js', 'barSelector'],
  ['theme/TOC/index.js', 'toc-highlight'],
  ['ThemeClassNames.js', 'theme-doc-footer'],
])('stops where %s has no "%s"', (changed, name) => {
  const read = (file: string): string => {
    const code = readFileSync(docusaurusFile(file), 'utf8');
    return file.endsWith(changed) ? code.replaceAll(name, 'other') : code;
  };
  expect(() => checkBrowserCode(read)).toThrow(
    new RegExp(
      `${changed} is not what this site relies on: it has "[^]*${name}`,
    ),
  );
});

it('stops where a file is gone', () =>
  expect(() => docusaurusFile('@docusaurus/core/lib/client/gone.js')).toThrow(
    '@docusaurus/core/lib/client/gone.js is not what this site relies on: there is such a file.',
  ));
