import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TSESLint } from '@typescript-eslint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveConfig, type MovedConfig } from '../../src/config/moveConfig';
import { openConfig } from '../../src/config/openConfig';
import {
  type Computed,
  differing,
  languageDiffering,
  languageOf,
  rulesOn,
} from './computed';
import { known } from './page';

/** Configs after the patterns of real ones, which nothing was tuned on before they were compared once. */
const corpus = join(__dirname, 'heldBack');

/** What became of a config. */
interface Outcome {
  name: string;
  /** Why ESLint doesn't load it; `undefined` where it does. */
  refused: string | undefined;
  /** Differences between what ESLint computes before and after, and whether the page names each. */
  differences: { file: string; name: string; isSaid: boolean }[];
  /** Why ESLint can't read it before the move; `undefined` where it can. */
  unreadable: string | undefined;
}

const outcomes: Outcome[] = [];
let folder: string;

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'held-back-')));
  cpSync(corpus, folder, { recursive: true });
  symlinkSync(
    join(__dirname, '../../node_modules'),
    join(folder, 'node_modules'),
  );
  writeFileSync(join(folder, 'tsconfig.json'), '{}');
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** What ESLint computes for a file with a config; `undefined` for a file that it ignores. */
function eslintWith(
  name: string,
): (file: string) => Promise<Computed | undefined> {
  const options = { cwd: folder, overrideConfigFile: join(folder, name) };
  return async file => {
    const eslint = name.endsWith('.mjs')
      ? new TSESLint.FlatESLint(options)
      : new TSESLint.LegacyESLint({ ...options, useEslintrc: false });
    const path = join(folder, file);
    return (await eslint.isPathIgnored(path))
      ? undefined
      : ((await eslint.calculateConfigForFile(path)) as Computed);
  };
}

async function moveAndCompare(name: string): Promise<Outcome> {
  const text = readFileSync(join(folder, name), 'utf8');
  const { document } = await openConfig(text);
  const moved = moveConfig(document, known);
  if (moved === undefined) {
    throw new Error('The page refuses the config.');
  }
  const printed = `${name}.moved.mjs`;
  writeFileSync(join(folder, printed), moved.text);
  const outcome: Outcome = {
    name,
    refused: undefined,
    differences: [],
    unreadable: undefined,
  };
  if (name.startsWith('package')) {
    const { eslintConfig } = JSON.parse(text) as { eslintConfig: unknown };
    writeFileSync(join(folder, name), JSON.stringify(eslintConfig));
  }
  const [before, after] = [eslintWith(name), eslintWith(printed)];
  for (const { name: file } of moved.proof.files) {
    const computed = await after(file).catch((error: unknown) => {
      outcome.refused = `${String(error)}\n\n${moved.text}`;
      return undefined;
    });
    // What ESLint itself refuses can't be compared.
    const was = await before(file).catch((error: unknown) => String(error));
    if (typeof was === 'string') {
      outcome.unreadable = was;
    } else if (was !== undefined && computed !== undefined) {
      outcome.differences.push(
        ...compare(was, computed, { file, name, moved }),
      );
    } else if (was !== computed) {
      outcome.differences.push({ file, name: 'ignored', isSaid: false });
    }
  }
  return outcome;
}

function compare(
  before: Computed,
  after: Computed,
  { file, moved, name }: { file: string; name: string; moved: MovedConfig },
): Outcome['differences'] {
  const said = moved.proof.differences
    .filter(({ files }) => files.includes(file))
    .map(each => each.name);
  const languages = [
    languageOf(before, name.endsWith('.mjs')),
    languageOf(after, true),
  ] as const;
  return [
    ...differing(rulesOn(before), rulesOn(after)),
    ...languageDiffering(languages, file),
  ].map(each => ({
    file,
    name: [each, languages[0].get(each), languages[1].get(each)]
      .filter(part => part !== undefined)
      .join(' | '),
    isSaid: said.includes(each),
  }));
}

// By day, `moved.test.ts` compares as many.
describe('a config that was held back', { tags: ['night'] }, () => {
  it.each(readdirSync(corpus))(
    'loads in ESLint after the move, and every difference is named: %s',
    async name => {
      const outcome = await moveAndCompare(name);
      outcomes.push(outcome);
      expect(outcome.refused).toBeUndefined();
      expect(outcome.differences.filter(({ isSaid }) => !isSaid)).toEqual([]);
    },
    60_000,
  );

  // Others have rules that their plugins don’t have, or typed rules for which nothing gives types.
  it('is mostly the same as before in all that ESLint computes', () => {
    const compared = outcomes.filter(({ unreadable }) => !unreadable);
    const same = compared.filter(({ differences }) => differences.length === 0);
    expect(compared.length).toBeGreaterThanOrEqual(32);
    expect(same.length / compared.length).toBeGreaterThanOrEqual(0.8);
  });
});
