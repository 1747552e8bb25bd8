import {
  documents,
  escapePattern,
  headerRules,
  type HostedSite,
  privateFile,
} from './headerRules';
import { markdownFirst } from './markdownFirst';

/** Where the container has the files. Those of the site are below, at its base URL. */
const root = '/usr/share/nginx/html';

/** Above the ports that need privileges. */
const port = 8080;

/** Apart from HTML, which nginx always takes for text. */
const textTypes =
  'application/javascript application/json text/css text/markdown text/plain text/xml';

/**
 * A `server` for nginx: a file for `conf.d`. It serves what other hosts do, with the same headers and
 * redirects. Files that the build has compressed are sent as they are by nginx's module for Brotli,
 * which has to be loaded; for other clients, nginx compresses them itself.
 */
export function printNginxConfig(site: HostedSite): string {
  const { baseUrl, redirects } = site;
  const headers = headerRules(site).flatMap(({ headers, source }) =>
    headers.map(header => ({ ...header, source })),
  );
  const types = headers.filter(({ key }) => key === typeHeader);
  const names = [...new Set(headers.map(({ key }) => key))].filter(
    name => name !== typeHeader,
  );
  const moved = redirects.map(({ from, to }) => [from, to]);
  return [
    // The longest addresses of rules don't fit into the default.
    'map_hash_bucket_size 256;',
    // As `cleanPath` says it
    printMap('$uri', '$page', '$uri', [
      [String.raw`"~^(.+?)(?:(?:/index)?\.html|/)$"`, '$1'],
    ]),
    printMap('$page', '$moved', '""', moved),
    printMap('$page', '$page_as_markdown', '$page.md', [
      [baseUrl.replace(/(.)\/$/, '$1'), `${baseUrl}index.md`],
    ]),
    printMap(
      '$http_accept',
      '$markdown',
      '""',
      markdownFirst.map(pattern => [`"~*${pattern}"`, '$page_as_markdown']),
    ),
    // Browsers want no Markdown: see `isNegotiated` of our own server.
    printMap('$http_sec_fetch_site', '$vary_of_page', '""', [['""', 'Accept']]),
    printMap('$uri', '$vary', '""', [
      [String.raw`"~\.md$"`, 'Accept'],
      [`"~^${escapePattern(baseUrl)}(${documents})$"`, '$vary_of_page'],
    ]),
    printMap('$status', '$allowed_methods', '""', [['405', '"GET, HEAD"']]),
    // Where a header has no value, nginx leaves it out.
    ...names.map(name =>
      printMap(
        '$uri',
        variableOf(name),
        '""',
        headers
          .filter(({ key }) => key === name)
          .map(({ source, value }) => [`"~^${source}$"`, `"${value}"`]),
      ),
    ),
    'server {',
    `  listen ${String(port)};`,
    `  root ${root};`,
    '  absolute_redirect off;',
    '  server_tokens off;',
    '  if_modified_since before;',
    // Of several parts, our own server sends the whole file too.
    '  max_ranges 1;',
    '  brotli_static on;',
    '  gzip on;',
    '  gzip_vary on;',
    // Smaller ones fit into one network packet as they are.
    '  gzip_min_length 1024;',
    `  gzip_types image/svg+xml ${textTypes};`,
    // Markup names its own; text that is opened as it is, like `/llms.txt`, doesn't.
    '  charset utf-8;',
    `  charset_types ${textTypes};`,
    ...names.map(name => `  add_header ${name} ${variableOf(name)} always;`),
    '  add_header Vary $vary always;',
    '  add_header Allow $allowed_methods always;',
    `  error_page 404 ${baseUrl}404.html;`,
    '  if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }',
    '  if ($moved) { return 301 $moved$is_args$args; }',
    '  if (-f $document_root$markdown) { rewrite ^ $markdown last; }',
    `  location ~ "^${escapePattern(baseUrl)}${privateFile}$" { return 404; }`,
    ...types.map(
      ({ source, value }) =>
        `  location ~ "^${source}$" { types {} default_type ${value.replace(/;.*/, '')}; charset utf-8; charset_types *; }`,
    ),
    `  location ${baseUrl} { try_files $uri $page/index.html $page.html =404; }`,
    ...(baseUrl === '/'
      ? []
      : [
          `  location = ${baseUrl.slice(0, -1)} { return 301 ${baseUrl}$is_args$args; }`,
        ]),
    '}',
    '',
  ].join('\n');
}

/** It's no header that is added to others, but the type of the file. */
const typeHeader = 'Content-Type';

/**
 * @param result the variable that depends on it
 * @param other the result for values that aren't listed
 * @param entries values or patterns, each with its result
 */
function printMap(
  variable: string,
  result: string,
  other: string,
  entries: readonly string[][],
) {
  const lines = [['default', other], ...entries].map(
    entry => `  ${entry.join(' ')};`,
  );
  return [`map ${variable} ${result} {`, ...lines, '}'].join('\n');
}

function variableOf(header: string) {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`;
}
