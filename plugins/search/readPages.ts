import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import type { SearchablePage } from '../../src/components/search/searchPages';

/** Title, description and address of every page that the docs and blog plugins loaded. */
export function readPages(allContent: AllContent): SearchablePage[] {
  return [...docPages(allContent), ...blogPages(allContent)];
}

function docPages(allContent: AllContent): SearchablePage[] {
  const instances = Object.values(
    allContent['docusaurus-plugin-content-docs'] ?? {},
  ) as DocsContent[];
  return instances.flatMap(({ loadedVersions }) =>
    loadedVersions.flatMap(({ docs }) =>
      docs.map(({ permalink, title, description }) => ({
        path: permalink,
        title,
        description,
      })),
    ),
  );
}

function blogPages(allContent: AllContent): SearchablePage[] {
  const instances = Object.values(
    allContent['docusaurus-plugin-content-blog'] ?? {},
  ) as BlogContent[];
  return instances.flatMap(({ blogPosts }) =>
    blogPosts.map(({ metadata }) => ({
      path: metadata.permalink,
      title: metadata.title,
      description: metadata.description,
    })),
  );
}
