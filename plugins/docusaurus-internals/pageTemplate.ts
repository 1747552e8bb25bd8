import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expectShape, replaceOnce } from './expectShape.mjs';

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

/**
 * Full path of a file that a package doesn't publish. It is asked for when it is needed, and not imported, so
 * that PLAIN=1 works without it.
 *
 * @param name the package's, and the file's path in it
 * @throws when the file isn't there
 */
export function docusaurusFile(name: string): string {
  const file = require.resolve
    .paths(name)
    ?.map(folder => join(folder, name))
    .find(path => existsSync(path));
  expectShape(file !== undefined, name, 'there is such a file');
  return file;
}
