// @ts-check
import { headerRules } from './rules.mjs';

/** @typedef {import('./siteFiles.mjs').SiteFiles} SiteFiles */
/** @typedef {import('../redirects/redirectPages.mjs').Redirect} Redirect */

/** Where the container has the files. Those of the site are below, at its base URL. */
const root = '/usr/share/nginx/html';

/** Above the ports that need privileges. */
const port = 8080;

/**
 * A `server` for nginx: a file for `conf.d`. It serves what other hosts do, with the same headers and
 * redirects. Files that the build has compressed are sent as they are by nginx's module for Brotli,
 * which has to be loaded; for other clients, nginx compresses them itself.
 *
 * @param {SiteFiles} files
 * @param {readonly string[]} searchHosts
 * @param {readonly Redirect[]} redirects
 * @param {string} baseUrl
 * @returns {string}
 */
export function printNginxConfig(files, searchHosts, redirects, baseUrl) {
  const rules = headerRules(files, searchHosts, baseUrl);
  const names = [
    ...new Set(rules.flatMap(({ headers }) => Object.keys(headers))),
  ].filter(name => name !== typeHeader);
  return [
    ...names.map(name => printMap(name, rules)),
    'server {',
    `  listen ${String(port)};`,
    `  root ${root};`,
    '  absolute_redirect off;',
    '  server_tokens off;',
    '  brotli_static on;',
    '  gzip on;',
    '  gzip_vary on;',
    // Smaller ones fit into one network packet as they are.
    '  gzip_min_length 1024;',
    '  gzip_types application/javascript application/json image/svg+xml text/css text/markdown text/plain text/xml;',
    ...names.map(name => `  add_header ${name} $${variableOf(name)} always;`),
    `  error_page 404 ${baseUrl}404.html;`,
    // Only for this server to read.
    `  location = ${baseUrl}nginx.conf { return 404; }`,
    ...redirects.map(({ from, to }) => {
      const [source, target] = [from, to].map(path => baseUrl + path.slice(1));
      return `  location = ${String(source)} { return 301 ${String(target)}$is_args$args; }`;
    }),
    ...rules.flatMap(({ headers, source }) =>
      headers[typeHeader] === undefined
        ? []
        : `  location ~ "^${source}$" { types {} default_type ${withoutCharset(headers[typeHeader])}; charset utf-8; charset_types *; }`,
    ),
    `  location ${baseUrl} { try_files $uri $uri/index.html $uri.html =404; }`,
    ...(baseUrl === '/'
      ? []
      : [`  location = ${baseUrl.slice(0, -1)} { return 301 ${baseUrl}; }`]),
    '}',
    '',
  ].join('\n');
}

/** It's no header that is added to others, but the type of the file. */
const typeHeader = 'Content-Type';

/** Nginx compares the type with those that it compresses. @param {string} type */
function withoutCharset(type) {
  return type.replace(/;.*/, '');
}

/**
 * The values of a header by path. Where it's empty, nginx leaves the header out.
 *
 * @param {string} name
 * @param {readonly import('./rules.mjs').HeaderRule[]} rules
 */
function printMap(name, rules) {
  const lines = rules
    .filter(({ headers }) => headers[name] !== undefined)
    .map(
      ({ headers, source }) => `  "~^${source}$" "${String(headers[name])}";`,
    );
  return [
    `map $uri $${variableOf(name)} {`,
    '  default "";',
    ...lines,
    '}',
  ].join('\n');
}

/** @param {string} header */
function variableOf(header) {
  return `site_${header.toLowerCase().replaceAll('-', '_')}`;
}
