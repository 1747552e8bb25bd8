import { expect, it } from 'vitest';
import { listPages } from './readPages';

it('stops where a plugin that loads pages has another name', () =>
  expect(() =>
    listPages({ 'plugin-content-docs': { default: { loadedVersions: [] } } }),
  ).toThrow('Nothing has been loaded by docusaurus-plugin-content-docs'));
