import { exec } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import manifest from '../../package.json';
import {
  findFalseSentences,
  lastRelease,
  sentencesByRule,
} from '../../scripts/facts/findFalseSentences';
import { projectFolder } from '../../scripts/run.mjs';

/** Runs `npm run facts` as people do, with packages that npm installs for it. */
async function facts(version: string): Promise<string> {
  await rm(new URL(`.cache/packages/${version}/`, projectFolder), {
    force: true,
    recursive: true,
  });
  const { stdout } = await promisify(exec)(`npm run facts -- ${version}`, {
    cwd: projectFolder,
  });
  return stdout;
}

/** The versions that the unit tests also read, there without npm. */
const versions = ['typescript-eslint-7.18', 'typescript-eslint-8'] as const;

it.each(
  versions.map(
    name =>
      ({ ...manifest.dependencies, ...manifest.devDependencies })[name]
        .split('@')
        .at(-1) ?? '',
  ),
)('what changes with %s is understood', async version => {
  const output = await facts(version);
  expect(output).toContain(
    `typescript-eslint ${version}, compared with ${manifest.version}`,
  );
  expect(output).toMatch(/^added:$/m);
  expect(output).toMatch(/^Not understood \(0\)$/m);
});

it('what rule pages say of the last release is so', () => {
  const installed = dirname(
    createRequire(import.meta.url).resolve(
      'typescript-eslint-7.18/package.json',
    ),
  );
  const siteDir = fileURLToPath(projectFolder);
  expect(
    sentencesByRule(findFalseSentences(siteDir, installed)),
    'Run npm run facts -- 7.18.0, which writes data/last-release.json.',
  ).toEqual(lastRelease.sentences);
});

it('says why npm can’t install a version', async () => {
  await expect(facts('7.18.999')).rejects.toMatchObject({
    stderr: expect.stringMatching(
      /No matching version found for typescript-eslint@7\.18\.999.*npm could not install typescript-eslint 7\.18\.999/s,
    ) as string,
  });
});
