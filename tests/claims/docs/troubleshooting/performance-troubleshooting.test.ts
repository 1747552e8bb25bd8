import tseslint from 'typescript-eslint';
import { expect, vi } from 'vitest';
import measured from '../../../../data/rule-costs.json';
import { describeClaims } from '../../../../scripts/claims/describeClaims';
import { type LintedProject, lintFiles } from '../lintFiles';

const { configs } = tseslint;

/** Rules with types, in a single run of ESLint. */
async function lintInSingleRun(
  project: Omit<LintedProject, 'config'>,
): Promise<string[]> {
  vi.stubEnv('TSESTREE_SINGLE_RUN', 'true');
  try {
    return await lintFiles({
      ...project,
      config: tsconfigRootDir => [
        ...configs.recommendedTypeChecked,
        {
          languageOptions: {
            parserOptions: { project: true, tsconfigRootDir },
          },
        },
      ],
    });
  } finally {
    vi.unstubAllEnvs();
  }
}

const prices = 'export const priceOf = (quantity: number) => quantity * 4.9;\n';
const cart =
  "import { priceOf } from './prices';\nlet total: number = priceOf(3);\nexport default total;\n";
const tsconfig = '{ "compilerOptions": { "strict": true } }';

describeClaims('docs/troubleshooting/performance-troubleshooting.mdx', {
  "Expect others on your machine, in about the same order: even here, the slowest of a rule's five runs usually took a third longer than the fastest.":
    () => {
      const spreads = Object.values(measured.costs)
        .flatMap(byBody => Object.values(byBody))
        .map(({ warm: [, least = 0, most = 0] }) => most / least)
        .sort((a, b) => a - b);
      expect(spreads[spreads.length >> 1]).toBeCloseTo(4 / 3, 1);
    },
  "They don't work with --fix. After the first fix, the file has changed, and the parser reads it on its own, without the types of its imports. Typed rules then report any where there isn't any.":
    async () => {
      const files = {
        'tsconfig.json': tsconfig,
        'cart.ts': cart,
        'prices.ts': prices,
      };
      expect(await lintInSingleRun({ files })).toEqual([
        'cart.ts 2:5 prefer-const',
      ]);
      const fixed = await lintInSingleRun({ files, fix: true });
      expect(fixed).toEqual([
        'cart.ts 2:7 @typescript-eslint/no-unsafe-assignment',
        'cart.ts 2:23 @typescript-eslint/no-unsafe-call',
      ]);
    },
  'JavaScript files need allowJs in the tsconfig. Otherwise they fail with "The file was not found in any of the provided program instance(s)".':
    async () => {
      const files = {
        'cart.js': 'export const total = 3;\n',
        'prices.ts': prices,
      };
      const [report] = await lintInSingleRun({
        files: { ...files, 'tsconfig.json': tsconfig },
      });
      expect(report).toContain(
        'The file was not found in any of the provided program instance(s)',
      );
      const allowed = '{ "compilerOptions": { "allowJs": true } }';
      expect(
        await lintInSingleRun({
          files: { ...files, 'tsconfig.json': allowed },
        }),
      ).toEqual([]);
    },
  "It only looks at relative paths, so packages such as highlight.js aren't reported.":
    async () => {
      const selector =
        ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression) > Literal.source[value=/^\\..*\\.(js|ts)x?$/]';
      const code = [
        "import highlight from 'highlight.js';",
        "import { priceOf } from './prices.js';",
        "export { totalOf } from '../cart.tsx';",
        "export * from './lines';",
        "export const lazy = () => import('./lazy.ts');",
        "import data from './prices.json';",
        'export default [highlight, priceOf, data];',
      ].join('\n');
      const reports = await lintFiles({
        files: { 'src/a.ts': code },
        config: [
          ...configs.recommended,
          { rules: { 'no-restricted-syntax': ['error', { selector }] } },
        ],
      });
      expect(reports).toEqual([
        'src/a.ts 2:25 no-restricted-syntax',
        'src/a.ts 3:25 no-restricted-syntax',
        'src/a.ts 5:34 no-restricted-syntax',
      ]);
    },
  'dist/ alone only matches the folder next to the config.': async () => {
    const files = { 'packages/shop/dist/a.js': 'var total = 3;' };
    const config = [
      { ignores: ['dist/'] },
      configs.base,
      { rules: { 'no-var': 'error' as const } },
    ];
    expect(await lintFiles({ files, config })).toEqual([
      'packages/shop/dist/a.js 1:1 no-var',
    ]);
  },
});
