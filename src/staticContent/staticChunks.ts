import pages from '@generated/static-content/default/pages.json';

const paths = Object.values(pages).flatMap(groups =>
  groups.flatMap(group => group.paths.split(' ')),
);

/** In place of the hash by which Docusaurus tells routes of the same path apart. */
export const routeHash = '0';

/** What a static page's route consists of: the page, which is a component. */
export const staticChunkNames = Object.fromEntries(
  paths.map(path => [`${path}-${routeHash}`, { __comp: path }]),
);

/** How to load it. */
export const staticRegistry = Object.fromEntries(
  paths.map(path => [path, [() => loadPage(path)]]),
);

async function loadPage(path: string) {
  // In the same script, but later: the theme, which pages need, needs the routes.
  const { loadStaticPage } = await import(
    /* webpackMode: "eager" */ './loadStaticPage'
  );
  return loadStaticPage(path);
}
