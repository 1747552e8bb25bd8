import { createRequire } from 'node:module';
import { docusaurusFile } from './docusaurusFile';
import { replaceOnce } from './expectShape.mjs';

const require = createRequire(__filename);

const file = '@docusaurus/core/lib/ssg/ssgTemplate.html.js';

/** What Docusaurus makes of the application's scripts, in Eta's syntax. */
const scripts = /<% it\.scripts\.forEach\([^]*?<% }\); %>/g;

/**
 * The HTML of a page: Docusaurus's own, except for the application's scripts. They are in a template, which
 * `src/navigation/startAtFirstUse` opens when the reader begins to use the page.
 *
 * @param template Docusaurus' own
 * @throws when its scripts look otherwise, or it isn't there
 */
export function pageTemplate(template: string = ownTemplate()): string {
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

function ownTemplate(): string {
  const { default: template } = require(docusaurusFile(file)) as {
    default: unknown;
  };
  return String(template);
}
