import { version as typescript } from 'typescript';
import { expect, it } from 'vitest';
import { readGuide } from '../guides/guideSteps';
import { installedPackages } from '../packages/packages';
import { quickstart, setupSteps } from './setupSteps';

const text = (html: string) => html.replaceAll(/<[^>]+>/g, '');

it('has a command for each package manager', () => {
  expect(setupSteps().install.map(({ manager }) => manager)).toEqual([
    'npm',
    'pnpm',
    'yarn',
    'bun',
  ]);
});

it('installs the same versions with each, and such as go together', () => {
  const { eslint, version } = installedPackages.versions;
  for (const { html, manager } of setupSteps().install) {
    const [command, ...packages] = text(html).split(/ (?=@?[a-z][\w/@.-]*@)/);
    expect(command).toMatch(new RegExp(`^${manager} (?:add|install) --`));
    expect(eslint).toContain('^8.');
    expect(packages).toEqual([
      'eslint@8',
      '@eslint/js@8',
      '@types/eslint__js@8',
      `typescript@${typescript.replace(/\.\d+$/, '')}`,
      `typescript-eslint@${version.replace(/\..*/, '')}`,
    ]);
  }
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

it('names the line of a command that no tab has', () => {
  const guide = readGuide(quickstart).map(step => ({ ...step, tabs: [] }));
  expect(() => setupSteps(guide)).toThrow(
    /quickstart\.mdx:\d+: the home page shows this command for a package manager, but no tab has it\.$/,
  );
});
