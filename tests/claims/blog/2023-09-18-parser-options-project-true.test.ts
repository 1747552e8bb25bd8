import type { TSESLint } from '@typescript-eslint/utils';
import tseslint from 'typescript-eslint';
import { expect, onTestFinished, vi } from 'vitest';
import { describeClaims } from '../../../scripts/claims/describeClaims';
import { type LintedProject, lintFiles, readMessages } from '../docs/lintFiles';

const { configs } = tseslint;

/** Reported as always true where `strictNullChecks` is on; without it, the rule itself complains. */
const code =
  'declare const total: string;\nif (total !== undefined) void total;\nexport {};\n';
const condition = '@typescript-eslint/no-unnecessary-condition';
const strict = '{ "compilerOptions": { "strict": true } }';

/** A config with a typed rule, for which the parser gets options. */
const typedConfig = (
  parserOptions: Record<string, unknown>,
): TSESLint.FlatConfig.ConfigArray => [
  configs.base,
  {
    files: ['**/*.{ts,js}'],
    languageOptions: { parserOptions },
    rules: { [condition]: 'error' },
  },
];

/** A project with a typed rule, whose tsconfigs say how strict they are. */
function typed(
  files: LintedProject['files'],
  parserOptions: Record<string, unknown> = { project: true },
): LintedProject {
  return {
    files,
    config: tsconfigRootDir =>
      typedConfig({ tsconfigRootDir, ...parserOptions }),
  };
}
const strictly = `2:5 ${condition}`;
const loosely = `0:1 ${condition}`;

const script =
  'const total = String(3);\nif (total !== undefined) void total;\nexport {};\n';

describeClaims('blog/2023-09-18-parser-options-project-true.md', {
  'For packages/cart/src/total.ts, it tries these files and takes the first that exists:':
    async () => {
      const files = {
        'packages/cart/tsconfig.json': strict,
        'packages/cart/src/total.ts': code,
        'tsconfig.json': '{}',
        'scripts/total.ts': code,
      };
      expect(await lintFiles(typed(files))).toEqual([
        `packages/cart/src/total.ts ${strictly}`,
        `scripts/total.ts ${loosely}`,
      ]);
    },
  "It doesn't go above tsconfigRootDir, or above the folder ESLint was started in, if you don't set that option.":
    async () => {
      const files = { 'tsconfig.json': strict, 'cart/src/total.ts': code };
      const [message] = await readMessages({
        files,
        config: folder =>
          typedConfig({ project: true, tsconfigRootDir: `${folder}/cart` }),
      });
      expect(message).toMatch(
        /^Parsing error: project was set to `true` but couldn't find any tsconfig\.json relative to '\S+\/cart\/src\/total\.ts' within '\S+\/cart'\.$/,
      );
      // This process was started in a different folder from that of the files.
      const [other] = await readMessages({
        files: { 'src/total.ts': code },
        config: typedConfig({ project: true }),
      });
      expect(other).toContain(`within '${process.cwd()}'`);
    },
  "Only the name counts. If the tsconfig it finds doesn't include the file, you get an error; the parser doesn't try the next folder.":
    async () => {
      const [message] = await readMessages(
        typed({
          'tsconfig.json': strict,
          'cart/tsconfig.json': '{ "include": ["lib"] }',
          'cart/vite.config.ts': code,
        }),
      );
      expect(message).toMatch(
        /^Parsing error: ESLint was configured to run on `<tsconfigRootDir>\/cart\/vite\.config\.ts` using `parserOptions\.project`: <tsconfigRootDir>\/cart\/tsconfig\.json\nHowever, that TSConfig does not include this file\./,
      );
    },
  'And the order matters: for a file in two tsconfigs, the first one wins (paths in their order, then what globs match), which may not be the one your editor uses.':
    async () => {
      const files = {
        'total.ts': code,
        'strict.json': strict,
        'loose.json': '{}',
      };
      for (const [project, report] of [
        [['strict.json', 'loose.json'], strictly],
        [['loose.json', 'strict.json'], loosely],
        [['*strict.json', 'loose.json'], loosely],
        [['*loose.json', './strict.json'], strictly],
      ] as const) {
        const reports = await lintFiles(typed(files, { project }));
        expect([project, reports]).toEqual([project, [`total.ts ${report}`]]);
      }
    },
  'Add one, or turn typed rules off for these files with disable-type-checked, which also turns the lookup off.':
    async () => {
      const reports = await lintFiles({
        files: { 'tools/total.ts': code },
        config: [
          ...typedConfig({ project: true }),
          { files: ['tools/**'], ...configs.disableTypeChecked },
        ],
      });
      expect(reports).toEqual([]);
    },
  "The parser doesn't follow references. List the projects' files in project":
    async () => {
      const files = {
        'tsconfig.json': '{ "files": [], "references": [{ "path": "./app" }] }',
        'app/tsconfig.json':
          '{ "compilerOptions": { "composite": true, "strict": true }, "include": ["../src"] }',
        'src/total.ts': code,
      };
      const [message] = await readMessages(typed(files));
      expect(message).toContain('that TSConfig does not include this file');
      expect(
        await lintFiles(typed(files, { project: ['app/tsconfig.json'] })),
      ).toEqual([`src/total.ts ${strictly}`]);
    },
  "The parser only looks for tsconfig.json, so a tsconfig.eslint.json or tsconfig.app.json isn't found.":
    async () => {
      const [message] = await readMessages(
        typed({
          'cart/tsconfig.app.json': strict,
          'cart/tsconfig.eslint.json': strict,
          'cart/total.ts': code,
        }),
      );
      expect(message).toContain("couldn't find any tsconfig.json");
    },
  'A typed rule might seem to work there, because the parser accepts the file when it watches for changes, but it fails in a single run.':
    async () => {
      const files = {
        'tsconfig.json': strict,
        'total.js': script,
        'cart.ts': 'export {};',
      };
      onTestFinished(() => {
        vi.unstubAllEnvs();
      });
      vi.stubEnv('TSESTREE_SINGLE_RUN', 'false');
      expect(await lintFiles(typed(files))).toEqual([`total.js ${strictly}`]);
      vi.stubEnv('TSESTREE_SINGLE_RUN', 'true');
      const [message] = await readMessages(typed(files));
      expect(message).toContain(
        'The file was not found in any of the provided program instance(s)',
      );
      const allowed =
        '{ "compilerOptions": { "strict": true, "allowJs": true } }';
      expect(
        await lintFiles(typed({ ...files, 'tsconfig.json': allowed })),
      ).toEqual([`total.js ${strictly}`]);
    },
  "The nearest tsconfig doesn't include the file | Follows its references, or makes up a project | Error":
    async () => {
      const service = { EXPERIMENTAL_useProjectService: true };
      const followed = {
        'tsconfig.json': '{ "files": [], "references": [{ "path": "./app" }] }',
        'app/tsconfig.json':
          '{ "compilerOptions": { "composite": true, "strict": true }, "include": ["../src"] }',
        'src/total.ts': code,
      };
      expect(await lintFiles(typed(followed, service))).toEqual([
        `src/total.ts ${strictly}`,
      ]);
      const outside = {
        'tsconfig.json': '{ "include": ["lib"] }',
        'lib/cart.ts': 'export {};',
        'total.ts': code,
      };
      expect(await readMessages(typed(outside, service))).not.toContainEqual(
        expect.stringContaining('Parsing error'),
      );
      expect(await readMessages(typed(outside))).toContainEqual(
        expect.stringContaining('that TSConfig does not include this file'),
      );
    },
});
