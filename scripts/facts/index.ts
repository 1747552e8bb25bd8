import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import { compareFacts } from '../../plugins/upgrade/readChanges';
import { main } from '../main.mjs';
import { projectFolder } from '../run.mjs';
import {
  findFalseSentences,
  lastRelease,
  writeLastRelease,
} from './findFalseSentences';
import { installPackages, readFacts } from './readFacts';

// `npm run facts -- 8.46.0`: what changes when the site documents that version, and what it would not
// understand of it. Ends with exit code 1 if there is such. For the last release of the documented major,
// which is what npm installs, it also writes what rule pages say of it.
void main(async () => {
  const folder = await installPackages(process.argv[2] ?? '');
  const siteDir = fileURLToPath(projectFolder);
  const before = readFacts(siteDir);
  const after = readFacts(folder);
  console.log(
    `typescript-eslint ${after.versions.version}, compared with ${before.versions.version}`,
  );
  const { presets, ...changes } = compareFacts(before, after);
  const changedPresets = presets
    .filter(({ state }) => state !== 'same')
    .map(({ name, rules, state }) => ({ name, state, rules }));
  console.log(`\n${stringify({ ...changes, presets: changedPresets })}`);
  const falseSentences = findFalseSentences(siteDir, folder);
  print(
    'Sentences that are false with it: rewrite them, then their probes',
    falseSentences.map(
      ({ page, place, quote }) => `${page}: “${quote}” (${place})`,
    ),
  );
  if (after.versions.version === lastRelease.version) {
    await writeLastRelease(siteDir, falseSentences);
  }
  print('Not understood', after.notUnderstood);
  process.exitCode = after.notUnderstood.length > 0 ? 1 : 0;
});

function print(title: string, items: readonly string[]): void {
  console.log(`\n${title} (${String(items.length)})`);
  for (const item of items) {
    console.log(`  ${item}`);
  }
}
