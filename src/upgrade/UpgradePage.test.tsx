import { renderToString } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { readChanges } from '../../plugins/upgrade/readChanges';
import type { VersionChanges } from './changes';
import UpgradePage from './UpgradePage';

vi.mock('@docusaurus/Link', () => ({ default: 'a' }));
vi.mock('@theme/Layout', () => ({ default: 'main' }));

let changes: VersionChanges;

beforeAll(() => {
  changes = readChanges('typescript-eslint-5');
}, 60_000);

it('has each kind of change, with links to the rules', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<UpgradePage changes={changes} />);
  const ids = Array.from(page.querySelectorAll('h2'), ({ id }) => id);
  expect(ids).toEqual([
    'versions',
    'presets',
    'removed',
    'options',
    'deprecated',
    'new',
    'parser-options',
    'messages',
    'other-versions',
  ]);
  const rows = Array.from(page.querySelectorAll('tr'), row => row.textContent);
  expect(rows).toContain(
    'strict-boolean-expressionsallowNullableEnum: default true → false',
  );
  expect(rows.join('\n')).toMatch(/^no-parameter-properties6\.0\.0/m);
  expect(
    page.querySelector('#new ~ * a, #new')?.closest('section')?.innerHTML,
  ).toContain('/rules/max-params');
});
