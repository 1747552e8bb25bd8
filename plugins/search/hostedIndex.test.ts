import { expect, test } from 'vitest';
import { readHostedIndex, readTags, statusesOf } from './hostedIndex';

const all = {
  DOCSEARCH_APP_ID: 'APP',
  DOCSEARCH_API_KEY: 'key',
  DOCSEARCH_INDEX_NAME: 'docs',
};

test('without variables there is no hosted index', () => {
  expect(readHostedIndex({})).toBeUndefined();
  expect(readHostedIndex({ DOCSEARCH_APP_ID: '' })).toBeUndefined();
});

test('three variables make a hosted index', () =>
  expect(readHostedIndex(all)).toEqual({
    appId: 'APP',
    apiKey: 'key',
    indexName: 'docs',
  }));

test('names the variables that are missing', () => {
  expect(() => readHostedIndex({ ...all, DOCSEARCH_API_KEY: '' })).toThrow(
    'needs DOCSEARCH_API_KEY.',
  );
  expect(() => readHostedIndex({ DOCSEARCH_API_KEY: 'key' })).toThrow(
    'needs DOCSEARCH_APP_ID and DOCSEARCH_INDEX_NAME.',
  );
});

test('tags pages as the crawler does', () => {
  const version = { loadedVersions: [{ versionName: 'current' }] };
  expect(
    readTags({
      'docusaurus-plugin-content-docs': { default: version, rules: version },
    }),
  ).toEqual({
    rules: ['docs-rules-current'],
    guides: ['docs-default-current'],
    blog: ['default'],
  });
});

test('knows which pages are out of date', () => {
  const page = {
    title: '',
    kind: 'rules' as const,
    description: '',
    intro: '',
    sections: [],
  };
  expect(
    statusesOf([
      { ...page, path: '/a', status: 'deprecated' },
      { ...page, path: '/b' },
    ]),
  ).toEqual({ '/a': 'deprecated' });
});
