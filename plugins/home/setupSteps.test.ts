import { version as typescript } from 'typescript';
import { expect, it } from 'vitest';
import { packageManagers } from '../../src/ui/InstallCommand';
import { readGuide } from '../guides/guideSteps';
import { installedPackages } from '../packages/packages';
import { quickstart, setupSteps } from '.';

const text = (html: string) => html.replaceAll(/<[^>]+>/g, '');

it('installs what the quickstart does with each package manager', () => {
  const { install } = setupSteps();
  expect(
    readGuide(quickstart)
      .filter(({ section }) => section === 'step-1-installation')
      .map(({ code, tabs }) => [tabs, code.trim()]),
  ).toEqual(
    packageManagers.map(({ action, name, option }) => [
      [name],
      `${action} ${option} ${install}`,
    ]),
  );
});

it('installs versions that go together', () => {
  const { eslint, version } = installedPackages.versions;
  expect(eslint).toContain('^8.');
  expect(setupSteps().install.split(' ')).toEqual([
    'eslint@8',
    '@eslint/js@8',
    '@types/eslint__js@8',
    `typescript@${typescript.replace(/\.\d+$/, '')}`,
    `typescript-eslint@${version.replace(/\..*/, '')}`,
  ]);
});

it('shows the flat config and the command that lints', () => {
  const { config, run } = setupSteps();
  expect(config.fileName).toBe('eslint.config.mjs');
  expect(text(config.html)).toContain('...tseslint.configs.recommended');
  expect(text(run)).toBe('npx eslint .');
});

it('names the page when a section is gone', () => {
  const guide = readGuide(quickstart).filter(
    ({ section }) => section !== 'step-3-running-eslint',
  );
  expect(() => setupSteps(guide)).toThrow(
    `${quickstart}: there is no code under #step-3-running-eslint`,
  );
});
