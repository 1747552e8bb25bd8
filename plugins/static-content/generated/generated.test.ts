import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import withStaticChunkNames from './chunkNames.mjs';
import withStaticPages from './registry.mjs';
import withStaticRoutes from './routes.mjs';

const routes = `export default [
  {
    path: '/a',
    component: ComponentCreator('/a', '1b2'),
    exact: true,
    sidebar: "docs"
  },
  {
    path: '/b',
    component: ComponentCreator('/b', '3c4'),
    exact: true
  },
  {
    path: '/list',
    component: ComponentCreator('/list', '5d6'),
    exact: true,
    sidebar: "docs"
  }
];
`;

const registry = `export default {
  "11": [() => import(/* webpackChunkName: "11" */ "@site/docs/a.md"), "@site/docs/a.md", require.resolveWeak("@site/docs/a.md")],
  "22": [() => import(/* webpackChunkName: "22" */ "@site/docs/list.mdx"), "@site/docs/list.mdx", require.resolveWeak("@site/docs/list.mdx")],
  "33": [() => import(/* webpackChunkName: "33" */ "@site/docs/b.md"), "@site/docs/b.md", require.resolveWeak("@site/docs/b.md")],};
`;

/** What a loader returns when it is called with options. */
function load(
  loader: (this: never, source: string) => string,
  options: object,
  source: string,
): string {
  const context = { getOptions: () => options, resourcePath: 'generated.js' };
  return loader.call(context as never, source);
}

/** The value of a module's default export. */
function evaluate(code: string, known: object): unknown {
  const script = code
    .replace(/^import .*$/m, '')
    .replace('export default', 'result =');
  const scope: Record<string, unknown> = { ...known, result: undefined };
  runInNewContext(script, scope);
  return scope.result;
}

test('routes of static pages are made of their paths', () => {
  const pages = { default: [{ sidebar: 'docs', paths: '/a /b' }] };
  const code = load(withStaticRoutes, { pages }, routes);
  const paths = evaluate(code, {
    ComponentCreator: (path: string) => path,
    staticRoutes: (instance: string) => [{ path: `static ${instance}` }],
  });
  expect(paths).toMatchObject([{ path: 'static default' }, { path: '/list' }]);
});

test('routes in an unknown form are refused', () => {
  const pages = { default: [{ paths: '/a /b /c' }] };
  expect(() => load(withStaticRoutes, { pages }, routes)).toThrow(
    'generated.js has 2 of the 3 static pages',
  );
});

test('the registry has no modules of static pages', () => {
  const sources = new Set(['@site/docs/a.md', '@site/docs/b.md']);
  const code = load(withStaticPages, { sources }, registry);
  expect(code).toContain('list.mdx');
  expect(code).not.toMatch(/[ab]\.md/);
  expect(code).toContain('...staticRegistry,\n};');
  expect(() =>
    load(withStaticPages, { sources: new Set(['@site/docs/c.md']) }, registry),
  ).toThrow('generated.js has 0 of 1 static pages');
});

test('chunks of static pages are left out', () => {
  const names = { '/a-1b2': { content: '11' }, '/a-b-3c4': { content: '22' } };
  const code = load(
    withStaticChunkNames,
    { paths: new Set(['/a']) },
    JSON.stringify(names),
  );
  expect(evaluate(code, { staticChunkNames: { new: {} } })).toEqual({
    '/a-b-3c4': { content: '22' },
    new: {},
  });
});
