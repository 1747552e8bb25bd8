import { describe, expect, it } from 'vitest';
import withoutDocsInGlobalData from './globalData.mjs';
import withoutNames from './registry.mjs';
import withoutBuildSettings, { forBuild } from './siteConfig.mjs';
import withoutDocsInVersion from './versionMetadata.mjs';

describe('globalData.json', () => {
  const docs = { default: { versions: [{ name: 'current', docs: [1] }] } };

  it('is without the lists of docs', () => {
    const json = withoutDocsInGlobalData(
      JSON.stringify({ other: 1, 'docusaurus-plugin-content-docs': docs }),
    );
    expect(JSON.parse(json)).toEqual({
      other: 1,
      'docusaurus-plugin-content-docs': {
        default: { versions: [{ name: 'current', docs: [] }] },
      },
    });
  });

  it.each([
    ['the plugin has another name', { 'plugin-docs': docs }],
    [
      'versions have no list',
      {
        'docusaurus-plugin-content-docs': {
          default: { versions: [{ documents: [] }] },
        },
      },
    ],
  ])('stops the build where %s', (_, data) => {
    expect(() => withoutDocsInGlobalData(JSON.stringify(data))).toThrow(
      'globalData.json is not what this site relies on',
    );
  });
});

describe('registry.js', () => {
  const load = '() => import(/* webpackChunkName: "a" */ "@site/a.md")';

  it('is without names and ids', () => {
    expect(
      withoutNames(
        `{ "a": [${load}, "@site/a.md", require.resolveWeak("@site/a.md")] }`,
      ),
    ).toBe(`{ "a": [${load}] }`);
  });

  it.each([
    ['is empty', '{}'],
    ['has no names', `{ "a": [${load}] }`],
  ])('stops the build where it %s', (_, code) => {
    expect(() => withoutNames(code)).toThrow(
      'registry.js is not what this site relies on',
    );
  });
});

describe('docusaurus.config.mjs', () => {
  const siteConfig = {
    ...Object.fromEntries(forBuild.map(name => [name, []])),
    headTags: [],
    title: 'A site',
    future: { experimental_router: 'browser', v4: true },
    themeConfig: { navbar: 1, prism: 'colors' },
  };

  const run = (config: object): string =>
    withoutBuildSettings.call({
      getOptions: () => ({ siteConfig: config }),
    } as unknown as ThisParameterType<typeof withoutBuildSettings>);

  it('is without what only the build reads', () => {
    const code = run(siteConfig);
    expect(JSON.parse(code.replace('export default ', ''))).toEqual({
      title: 'A site',
      future: { experimental_router: 'browser' },
      themeConfig: { navbar: 1, prism: {} },
    });
  });

  const { headTags, ...withoutHeadTags } = siteConfig;

  it.each([
    ['setting', withoutHeadTags, 'headTags'],
    ['router', { ...siteConfig, headTags, future: {} }, ''],
  ])('stops the build where there is no such %s', (_, config, name) => {
    expect(() => run(config)).toThrow(
      `docusaurus.config.mjs is not what this site relies on: it has all of the settings that are left out, and here not ${name}`,
    );
  });
});

describe('data of a version of the docs', () => {
  it('is without the list of docs', () => {
    const json = withoutDocsInVersion(
      JSON.stringify({
        version: {
          label: 'Next',
          docs: { a: {} },
          sidebar: [{ docId: 'a', href: '/a', unlisted: false }],
        },
      }),
    );
    expect(JSON.parse(json)).toEqual({
      version: { label: 'Next', docs: {}, sidebar: [{ href: '/a' }] },
    });
  });

  it('stops the build where there is none', () => {
    expect(() => withoutDocsInVersion('{"version":{}}')).toThrow(
      'docusaurus-plugin-content-docs/*/p/*.json is not what this site relies on',
    );
  });
});
