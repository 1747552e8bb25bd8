import { createHash } from 'node:crypto';

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

/** @param policy what each kind of resource may come from */
function printPolicy(policy: Record<string, readonly string[]>): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

const scriptElement = /<script\b([^>]*)>(.*?)<\/script>/gis;

const fromFile = /\bsrc=/i;

/** Blocks of data, such as JSON-LD, are not run, and need no permission. */
const data = /\btype=(?!["']?(?:module|text\/javascript)\b)/i;

/**
 * Finds the inline scripts of a page that was built, and gives their hashes as a
 * Content-Security-Policy wants them.
 *
 * @returns each once, as in `'sha256-…'`
 */
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
 * The hosts that the browser asks when the site's owner has a hosted search
 * index: the service's own addresses for an application, as its clients try
 * them.
 *
 * @param environment of the build
 * @returns none when the search is the site's own
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
