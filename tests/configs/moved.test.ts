import {
  existsSync,
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
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '../../src/config/configDocument';
import { parseJson, valueOf } from '../../src/config/json/parseJson';
import { moveConfig } from '../../src/config/moveConfig';
import {
  type Computed,
  differing,
  languageDiffering,
  languageOf,
  rulesOn,
} from './computed';
import { known, paste } from './page';
import { realConfigs } from './realConfigs';

const minute = 60_000;
const corpusFolder = join(__dirname, 'corpus');

/** Text by name: the corpus, and configs after the patterns of real ones, with the plugins they use. */
const configs = new Map([
  ...readdirSync(corpusFolder)
    .filter(name => !name.startsWith('flat-'))
    .map((name): [string, string] => [
      name,
      readFileSync(join(corpusFolder, name), 'utf8'),
    ]),
  ...realConfigs.map(({ name, text }): [string, string] => [name, text]),
]);

/** What some of them extend. */
const sharedConfig = {
  rules: { 'no-alert': 'error' },
  overrides: [
    { files: ['*.js'], rules: { 'no-eval': 'error' } },
    { files: ['src/**'], rules: { 'no-var': 'error' } },
  ],
};

let folder: string;

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'moved-')));
  symlinkSync(
    join(__dirname, '../../node_modules'),
    join(folder, 'node_modules'),
  );
  writeFileSync(join(folder, 'tsconfig.json'), '{}');
  writeFileSync(join(folder, 'shared.json'), JSON.stringify(sharedConfig));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** What keeps ESLint itself from reading a config before the move. */
const unreadable =
  /(?:Failed to load|Cannot read config file|Cannot find module|Configuration for rule|couldn't find|configuration .* is invalid|Environment key|ESLint configuration in)/;

/** The config as ESLint 8.57 has it for a file; the reason where it refuses it. */
function before(
  text: string,
  name: string,
): (file: string) => Promise<Computed | string> {
  const { root } = parseJson(text);
  const path = join(folder, `${name}.json`);
  writeFileSync(path, JSON.stringify(root && valueOf(root)));
  return async file => {
    try {
      const eslint = new TSESLint.LegacyESLint({
        cwd: folder,
        useEslintrc: false,
        overrideConfigFile: path,
      });
      return (await eslint.calculateConfigForFile(
        join(folder, file),
      )) as Computed;
    } catch (error) {
      return String(error);
    }
  };
}

/** Whether a config names a rule that the installed version of its plugin doesn't have: the page can't know. */
function isUnknownForeignRule(message: string): boolean {
  return /Could not find "[\w-]+" in plugin "(?!@typescript-eslint")/.test(
    message,
  );
}

const compared = new Set<string>();

describe('a moved config', () => {
  it('is tried on many', () => {
    expect(configs.size).toBeGreaterThanOrEqual(80);
  });

  it.each([...configs])(
    'loads in ESLint, and turns the same rules on but for what the page says: %s',
    async (name, pasted) => {
      const { text } = await paste(pasted);
      const moved = moveConfig(parseConfig(text), known);
      if (moved === undefined) {
        throw new Error('The page refuses the config.');
      }
      const { diagnostics } = ts.transpileModule(moved.text, {
        reportDiagnostics: true,
      });
      expect(diagnostics, moved.text).toEqual([]);
      const missing = moved.packages.filter(each => !isInstalled(each));
      if (
        missing.length > 0 ||
        moved.throughCompat.some(each => !isReachable(each))
      ) {
        // Without the package there is nothing to compare with: the page's own comparison has to do.
        return;
      }
      const path = `${name}.config.mjs`;
      writeFileSync(join(folder, path), moved.text);
      const eslint = new TSESLint.FlatESLint({
        cwd: folder,
        overrideConfigFile: path,
      });
      const old = before(text, name);
      for (const { count, name: file } of moved.proof.files) {
        if (count === undefined) {
          expect(await eslint.isPathIgnored(join(folder, file))).toBe(true);
          continue;
        }
        const after = (await eslint
          .calculateConfigForFile(join(folder, file))
          .catch((error: unknown) => {
            if (isUnknownForeignRule(String(error))) {
              return {};
            }
            throw new Error(`${String(error)}\n\n${moved.text}`);
          })) as Computed;
        const was = await old(file);
        if (typeof was === 'string') {
          expect(was).toMatch(unreadable);
          continue;
        }
        compared.add(name);
        const said = moved.proof.differences
          .filter(({ files }) => files.includes(file))
          .map(each => each.name);
        if (moved.proof.uncompared.length > 0) {
          said.push('parser', 'sourceType');
        }
        const language = [
          languageOf(was, false),
          languageOf(after, true),
        ] as const;
        const unsaid = [
          ...differing(rulesOn(was), rulesOn(after)),
          ...languageDiffering(language, file),
        ].filter(id => !said.includes(id));
        expect(
          unsaid.map(id => [id, language[0].get(id), language[1].get(id)]),
          `${file}\n${moved.text}`,
        ).toEqual([]);
      }
    },
    minute,
  );

  it('was compared with ESLint for most of them', () => {
    expect(compared.size).toBeGreaterThanOrEqual(80);
  });
});

function isInstalled(name: string): boolean {
  try {
    return readdirSync(join(folder, 'node_modules', name)).length > 0;
  } catch {
    return false;
  }
}

/** Whether a shared config is in an installed package. */
function isReachable(name: string): boolean {
  if (name.startsWith('./')) {
    return existsSync(join(folder, name));
  }
  const [, plugin] = /^plugin:([^/]+(?:\/[^/]+)?)\/[^/]+$/.exec(name) ?? [];
  return isInstalled(
    plugin === undefined
      ? `eslint-config-${name}`
      : `eslint-plugin-${plugin.replace(/^eslint-plugin-/, '')}`,
  );
}
