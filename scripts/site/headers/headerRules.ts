import { createHash } from 'node:crypto';
import type { Redirect } from '../pages';

export type Headers = Record<string, string>;

/**
 * Headers for the paths that match a regular expression as a whole. It has one
 * group, after the base URL, and is written as Vercel wants it.
 */
export interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

/** What is in the built site for servers and hosts, and isn't sent to anyone: a pattern for paths in it. */
export const privateFile = String.raw`(?:_headers|_redirects|nginx\.conf|vercel\.json|.*\.br)`;

/** For files that never change: a year, without asking again. */
export const foreverCaching = 'public, max-age=31536000, immutable';

/** What hosts are told of a built site. */
export interface HostedSite {
  baseUrl: string;
  /** The pages' files, as paths from the site's root. */
  pages: string[];
  /** The linter workers' scripts, likewise. */
  linterWorkers: string[];
  /** With the base URL. */
  redirects: readonly Redirect[];
  policy: string;
}

/** Files whose names hold a hash of their content never change. */
const hashed = String.raw`(?:assets|playground)/.*[.-][0-9a-f]{8,}\.\w+`;

/**
 * What a page loads, and what programs read: it gets no policy of its own, since browsers look at
 * those of documents and workers only, and a dozen files a page make it 24 kB.
 */
const asset = String.raw`.*\.(?:css|gif|ico|jpe?g|js|json|map|md|png|svg|ttf|ts|txt|webp|woff2?|xml)`;

/** The paths of documents. */
export const documents = String.raw`(?!${asset}$).*|sw\.js`;

/** What every response is sent with. */
export const commonHeaders: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** What a document may use without asking, and nothing here needs. Copying and the full screen stay allowed. */
const unusedFeatures =
  'accelerometer autoplay camera display-capture encrypted-media geolocation gyroscope magnetometer microphone' +
  ' midi payment publickey-credentials-get screen-wake-lock usb xr-spatial-tracking';

/** What documents are sent with besides. */
export const documentHeaders: Headers = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': unusedFeatures
    .split(' ')
    .map(feature => `${feature}=()`)
    .join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** The types of files that servers don't know, or take for others: `.ts` is a video's ending too. */
const types = {
  [String.raw`.*\.md`]: 'text/markdown; charset=utf-8',
  [String.raw`.*\.d\.ts`]: 'text/plain; charset=utf-8',
};

/**
 * The headers of the site's responses, except those that follow from the file
 * itself (type, length, date, entity tag). No two rules that match a path give
 * the same header. The first is about all of them.
 */
export function headerRules({
  baseUrl,
  linterWorkers,
  policy,
}: Pick<HostedSite, 'baseUrl' | 'linterWorkers' | 'policy'>): HeaderRule[] {
  const worker = { 'Content-Security-Policy': linterPolicy };
  const rules: [paths: string, headers: Headers][] = [
    ['.*', commonHeaders],
    [documents, { ...documentHeaders, 'Content-Security-Policy': policy }],
    ...linterWorkers.map((path): [string, Headers] => [
      escapePattern(path.slice(1)),
      worker,
    ]),
    ...Object.entries(types).map(([file, type]): [string, Headers] => [
      file,
      { 'Content-Type': type },
    ]),
    [hashed, { 'Cache-Control': foreverCaching }],
    [`(?!${hashed}$).*`, { 'Cache-Control': 'no-cache' }],
  ];
  return rules.map(([paths, headers]) => ({
    source: `${escapePattern(baseUrl)}(${paths})`,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));
}

/** The headers of the response for a path with the base URL. */
export function responseHeaders(
  rules: readonly HeaderRule[],
  path: string,
): Headers {
  const matching = rules.filter(({ source }) =>
    new RegExp(`^${source}$`).test(path),
  );
  return Object.fromEntries(
    matching.flatMap(({ headers }) =>
      headers.map(({ key, value }) => [key, value]),
    ),
  );
}

/** A pattern that matches a path and nothing else. */
export function escapePattern(path: string): string {
  return path.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

const self = "'self'";
const none = "'none'";

/**
 * The policy of pages: scripts from the site's own files, or inline with a
 * known hash; neither `eval` nor another host.
 *
 * Inline styles are allowed: the editor, the search dialog and the emoji burst
 * place things with them, and a style can't run anything. `data:` images are the
 * theme's icons, which its style sheet holds.
 *
 * @param scriptHashes of all inline scripts
 * @param hosts the hosted search service's, if the site uses one
 * @param isInPage whether it is for a `<meta>` element
 */
export function pagePolicy(
  scriptHashes: readonly string[],
  hosts: readonly string[],
  isInPage = false,
): string {
  return printPolicy({
    'default-src': [self],
    'script-src': [self, ...scriptHashes],
    'style-src': [self, "'unsafe-inline'"],
    'img-src': [self, 'data:'],
    'connect-src': [self, ...hosts],
    'worker-src': [self],
    'frame-src': [none],
    'base-uri': [none],
    'form-action': [self],
    // The standard wants this one in the header only.
    ...(!isInPage && { 'frame-ancestors': [none] }),
    'object-src': [none],
  });
}

/**
 * The policy of the linter's worker, which has no page to attack: ESLint's
 * validator of rule options compiles each schema to a function, which counts as
 * `eval`. What it compiles can only talk to this site.
 */
export const linterPolicy = printPolicy({
  'default-src': [none],
  'script-src': [self, "'unsafe-eval'"],
  'connect-src': [self],
});

function printPolicy(policy: Record<string, readonly string[]>): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

const scriptElement = /<script\b([^>]*)>(.*?)<\/script>/gis;

const fromFile = /\bsrc=/i;

/** Blocks of data, such as JSON-LD, are not run, and need no permission. */
const data = /\btype=(?!["']?(?:module|text\/javascript)\b)/i;

/** The hashes of a page's inline scripts as a Content-Security-Policy wants them, each once: `'sha256-…'`. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(scriptElement)]
    .filter(
      ([, attributes = '']) =>
        !fromFile.test(attributes) && !data.test(attributes),
    )
    .map(([, , script = '']) => script);
  return [...new Set(scripts)].map(
    script =>
      `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/**
 * The hosts that the browser asks when the site's owner has a hosted search index: the service's own
 * addresses for an application, as its clients try them.
 */
export function searchHosts({
  DOCSEARCH_APP_ID: application,
}: NodeJS.ProcessEnv): string[] {
  if (!application) {
    return [];
  }
  if (!/^\w+$/.test(application)) {
    throw new Error(
      `DOCSEARCH_APP_ID is "${application}", which can't be part of a host's name. Copy the application's id from the search service.`,
    );
  }
  return [
    `https://${application}-dsn.algolia.net`,
    ...[1, 2, 3].map(
      host => `https://${application}-${String(host)}.algolianet.com`,
    ),
  ].map(host => host.toLowerCase());
}
