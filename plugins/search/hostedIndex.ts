import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import type { HostedIndex } from '../../src/search/clients/siteSearch';
import type { SearchPage } from '../../src/search/engine/pages';

/** The environment variables for a hosted index: all three are set, or none. */
const variables = [
  'DOCSEARCH_APP_ID',
  'DOCSEARCH_API_KEY',
  'DOCSEARCH_INDEX_NAME',
] as const;

/** Which hosted index to search, and the key to it, which readers may know. */
export type HostedCredentials = Pick<
  HostedIndex,
  'appId' | 'apiKey' | 'indexName'
>;

/**
 * Reads from the environment which hosted index to search; `undefined` if there is none.
 *
 * @throws when only some of the variables are set.
 */
export function readHostedIndex(
  environment: NodeJS.ProcessEnv,
): HostedCredentials | undefined {
  const [appId, apiKey, indexName] = variables.map(name => environment[name]);
  if (appId && apiKey && indexName) {
    return { appId, apiKey, indexName };
  }
  const missing = variables.filter(name => !environment[name]);
  if (missing.length < variables.length) {
    throw new Error(
      `The hosted search also needs ${missing.join(' and ')}. Set all of ${variables.join(', ')} in the environment of the build, or none to search in the browser.`,
    );
  }
  return undefined;
}

/** The tags of pages as Docusaurus writes them for the crawler. */
export function readTags(allContent: AllContent): HostedIndex['tags'] {
  const instances = Object.entries(
    allContent['docusaurus-plugin-content-docs'] ?? {},
  ).map(([id, content]) => ({
    id,
    tags: (content as DocsContent).loadedVersions.map(
      ({ versionName }) => `docs-${id}-${versionName}`,
    ),
  }));
  return {
    rules: instances.flatMap(({ id, tags }) => (id === 'rules' ? tags : [])),
    guides: instances.flatMap(({ id, tags }) => (id === 'rules' ? [] : tags)),
    // Everything that isn't in a docs instance has this one.
    blog: ['default'],
  };
}

/** Which rules are no longer to be used, by the paths of their pages. */
export function statusesOf(
  pages: readonly SearchPage[],
): HostedIndex['statuses'] {
  return Object.fromEntries(
    pages.flatMap(({ path, status }) => (status ? [[path, status]] : [])),
  );
}
