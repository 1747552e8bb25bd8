import { join } from 'node:path';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { isStatic, type StaticPages } from '../../src/staticContent/page';

/** A page of the docs, as the docs plugin loaded it. */
type Doc = DocsContent['loadedVersions'][number]['docs'][number];

/**
 * Sends guides and rules to browsers as HTML only: see `src/staticContent`. Posts stay what Docusaurus
 * makes of them, since the blog's lists show them in part.
 */
export default function staticContentPlugin({
  generatedFilesDir,
  siteDir,
}: LoadContext): Plugin {
  let docs: (readonly [instance: string, doc: Doc])[] = [];
  return {
    name: 'static-content',
    async allContentLoaded({ allContent, actions }) {
      docs = staticDocs(allContent);
      await actions.createData('pages.json', groupPages(docs));
    },
    configureWebpack(_config, isServer) {
      if (process.env.NODE_ENV !== 'production') {
        return {};
      }
      if (isServer) {
        return { module: { rules: [withoutFiles(siteDir)] } };
      }
      const rule = (file: string, loader: string, options: object) => ({
        include: join(generatedFilesDir, file),
        loader: join(__dirname, 'generated', `${loader}.mjs`),
        options,
      });
      const paths = new Set(docs.map(([, { permalink }]) => permalink));
      const sources = new Set(docs.map(([, { source }]) => source));
      return {
        module: {
          rules: [
            rule('routes.js', 'routes', { pages: groupPages(docs) }),
            {
              ...rule('routesChunkNames.json', 'chunkNames', { paths }),
              type: 'javascript/auto',
            },
            rule('registry.js', 'registry', { sources }),
          ],
        },
        resolve: {
          alias: {
            // What only the content of rule pages uses, browsers needn't have.
            [join(siteDir, 'src/rules/page/RulesRoot.tsx')]: join(
              siteDir,
              'src/rules/page/StaticRulesRoot.tsx',
            ),
          },
        },
      };
    },
  };
}

function withoutFiles(siteDir: string) {
  return {
    test: /\.md$/,
    include: ['docs', 'rules'].map(name => join(siteDir, name)),
    enforce: 'post' as const,
    use: join(__dirname, 'withoutFiles.mjs'),
  };
}

function staticDocs(allContent: AllContent) {
  const instances = allContent['docusaurus-plugin-content-docs'] ?? {};
  return Object.entries(instances).flatMap(([instance, content]) =>
    (content as DocsContent).loadedVersions.flatMap(version =>
      version.docs
        .filter(({ source }) => isStatic(source))
        .map(doc => [instance, doc] as const),
    ),
  );
}

function groupPages(
  docs: readonly (readonly [instance: string, doc: Doc])[],
): StaticPages {
  const pages: Record<string, { sidebar?: string; paths: string }[]> = {};
  for (const [instance, { permalink, sidebar }] of docs) {
    const groups = (pages[instance] ??= []);
    const group = groups.find(one => one.sidebar === sidebar);
    if (group) {
      group.paths += ` ${permalink}`;
    } else {
      groups.push({ sidebar, paths: permalink });
    }
  }
  return pages;
}
