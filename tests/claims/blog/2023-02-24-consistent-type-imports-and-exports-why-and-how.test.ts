import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { expect } from 'vitest';
import { describeClaims } from '../../../scripts/claims/describeClaims';
import { lintFiles } from '../docs/lintFiles';

const moduleM = 'export class V {}\nexport interface T { a: 1 }\n';

/** What TypeScript makes of a file next to others, and the errors in it. */
function compile(
  code: string,
  options: ts.CompilerOptions = {},
  modules: Readonly<Record<string, string>> = { m: moduleM },
): { emitted: string; errors: number[] } {
  const files = Object.fromEntries(
    Object.entries({ ...modules, a: code }).map(([name, text]) => [
      `/shop/${name}.ts`,
      text,
    ]),
  );
  const settings: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ESNext,
    ignoreDeprecations: '5.0',
    noLib: true,
    types: [],
    ...options,
  };
  const host = ts.createCompilerHost(settings);
  let emitted = '';
  host.fileExists = name => name in files;
  host.directoryExists = () => true;
  host.readFile = name => files[name];
  host.getSourceFile = (name, version) => {
    const text = files[name];
    return text === undefined
      ? undefined
      : ts.createSourceFile(name, text, version);
  };
  host.writeFile = (name, text) => {
    if (name === '/shop/a.js') {
      emitted = text;
    }
  };
  const program = ts.createProgram(['/shop/a.ts'], settings, host);
  program.emit();
  const source = program.getSourceFile('/shop/a.ts');
  const errors = [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ].map(({ code }) => code);
  return { emitted, errors };
}

/** The table's columns. */
const columns: ts.CompilerOptions[] = [
  {},
  { isolatedModules: true },
  { importsNotUsedAsValues: ts.ImportsNotUsedAsValues.Preserve },
  { preserveValueImports: true },
  { verbatimModuleSyntax: true },
];

const kept = 'kept';
const none = '–';

/** What is left of the import or export: the table's words for it. */
function outcomeOf(code: string, options: ts.CompilerOptions): string {
  const { emitted, errors } = compile(code, options);
  const [statement = ''] = code.split(';');
  const [first = ''] = emitted.split(';');
  const left = first === 'export {}' || !first.includes('./m') ? none : first;
  return [
    left === statement ? kept : left,
    ...errors.map(error => `error TS${String(error)}`),
  ].join(', with ');
}

/** @returns a check that a row of the table is what code with its source compiles to */
function row(code: string, quote: string): [string, () => void] {
  const cells = quote
    .split(' | ')
    .slice(1)
    .map(cell => cell.replace(/^import \{ V \}$/, "import { V } from './m'"));
  return [
    quote,
    () => {
      const outcomes = columns.map(options => outcomeOf(code, options));
      expect(outcomes).toEqual(cells);
    },
  ];
}

const reexport = "export { Order, loadOrder } from './orders';";

describeClaims(
  'blog/2023-02-24-consistent-type-imports-and-exports-why-and-how.md',
  {
    ...Object.fromEntries([
      row(
        "import { V } from './m'; new V();",
        'import { V }, used as a value | kept | kept | kept | kept | kept',
      ),
      row(
        "import { V } from './m'; export const v = {} as typeof V | V;",
        "import { V }, used as a type | – | – | import './m' | kept | kept",
      ),
      row(
        "import { V } from './m';",
        "import { V }, unused | – | – | import './m' | kept | kept",
      ),
      row(
        "import { T } from './m'; export const t = {} as T;",
        "import { T } | – | – | import './m' | – | kept, with error TS1484",
      ),
      row(
        "import { T, V } from './m'; export const t = [new V(), {} as T];",
        'import { T, V } | import { V } | import { V } | import { V } | import { V } | kept, with error TS1484',
      ),
      row(
        "import { type T, V } from './m'; export const t = [new V(), {} as T];",
        'import { type T, V } | import { V } | import { V } | import { V } | import { V } | import { V }',
      ),
      row(
        "import { type T } from './m'; export const t = {} as T;",
        "import { type T } | – | – | import './m' | – | import {} from './m'",
      ),
      row(
        "import type { T } from './m'; export const t = {} as T;",
        'import type { T } | – | – | – | – | –',
      ),
      row(
        "import './m'; export {};",
        "import './m' | kept | kept | kept | kept | kept",
      ),
      row(
        "export { T } from './m';",
        "export { T } from './m' | – | –, with error TS1205 | export {} from './m' | – | kept, with error TS1205",
      ),
      row(
        "export { type T } from './m';",
        "export { type T } from './m' | – | – | export {} from './m' | – | export {} from './m'",
      ),
      row(
        "export type { T } from './m';",
        "export type { T } from './m' | – | – | – | – | –",
      ),
      row(
        "export * from './m';",
        "export * from './m' | kept | kept | kept | kept | kept",
      ),
      row(
        "export type * from './m';",
        "export type * from './m' | – | – | – | – | –",
      ),
    ]),
    'With both preserveValueImports and isolatedModules, import { T } and import { T, V } are error TS1444.':
      () => {
        const both = { preserveValueImports: true, isolatedModules: true };
        for (const names of ['T', 'T, V', 'V, T as Both']) {
          const code = `import { ${names} } from './m';`;
          expect([names, compile(code, both).errors]).toEqual([names, [1444]]);
        }
        expect(
          compile("import { V, type T } from './m';", both).errors,
        ).toEqual([]);
      },
    'If Order is an interface, TypeScript drops it from this line. A single-file tool keeps it, and loading the module fails because orders.js has no such export.':
      () => {
        const orders =
          'export interface Order {}\nexport function loadOrder() {}\n';
        expect(compile(reexport, {}, { orders }).emitted).toBe(
          "export { loadOrder } from './orders';\n",
        );
        const alone = ts.transpileModule(reexport, {
          compilerOptions: { module: ts.ModuleKind.ESNext },
        });
        expect(alone.outputText).toContain('Order, loadOrder');
      },
    'You can use it as a type, but not call or extend it.': () => {
      const importing = "import type { V } from './m';\n";
      for (const allowed of [
        'export let v: V;',
        'export let v: typeof V;',
        'export class W implements V {}',
        'export interface W extends V {}',
      ]) {
        expect([allowed, compile(importing + allowed).errors]).toEqual([
          allowed,
          [],
        ]);
      }
      for (const refused of [
        'new V();',
        'export class W extends V {}',
        'export const isV = (value: {}) => value instanceof V;',
      ]) {
        expect([refused, compile(importing + refused).errors]).toEqual([
          refused,
          [1361],
        ]);
      }
    },
    "verbatimModuleSyntax doesn't allow import and export of values in files that are compiled to CommonJS.":
      () => {
        const errorsOf = (code: string) =>
          compile(code, {
            verbatimModuleSyntax: true,
            module: ts.ModuleKind.CommonJS,
            moduleResolution: ts.ModuleResolutionKind.Node10,
          }).errors;
        expect(errorsOf("import { V } from './m'; new V();")).toEqual([1286]);
        expect(errorsOf('export const total = 3;')).toEqual([1287]);
        for (const type of [
          "import type { T } from './m';",
          "export { type T } from './m';",
          'export interface Cart {}',
        ]) {
          expect([type, errorsOf(type)]).toEqual([type, []]);
        }
      },
    'Reports split imports. Use it with inline-type-imports, or not at all':
      async () => {
        const files = {
          'a.ts': [
            "import type { Order } from './orders';",
            "import { loadOrder } from './orders';",
            "import { type Line, loadLine } from './lines';",
            'export default [loadOrder, loadLine] satisfies (Order | Line)[];',
          ].join('\n'),
        };
        const config = [
          tseslint.configs.base,
          {
            files: ['**/*.ts'],
            rules: { 'no-duplicate-imports': 'error' as const },
          },
        ];
        expect(await lintFiles({ files, config })).toEqual([
          'a.ts 2:1 no-duplicate-imports',
        ]);
      },
  },
);
