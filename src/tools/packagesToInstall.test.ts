import { expect, it } from 'vitest';
import { packagesToInstall } from './packagesToInstall';

it.each([
  [
    ['eslint', 'eslint-plugin-react', 'typescript-eslint'],
    'eslint-plugin-react eslint@8 typescript-eslint@7',
  ],
  [
    ['eslint', 'eslint-config-airbnb-base', 'eslint-plugin-import'],
    'eslint-config-airbnb-base eslint-plugin-import@2 eslint@8',
  ],
  [
    ['eslint-plugin-prettier', 'eslint-config-prettier'],
    'eslint-config-prettier@9 eslint-plugin-prettier prettier@3',
  ],
])('%j is installed with what goes together', (packages, installed) =>
  expect(packagesToInstall(packages)).toBe(installed),
);
