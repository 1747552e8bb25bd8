import ts from 'typescript';
import { expect } from 'vitest';
import { describeClaims } from '../../../scripts/claims/describeClaims';

const gateway = `
export class Gateway {}
export interface Options {}
export type Text = string;
export type Handler = () => void;
export type List = string[];
export type Either = string | number;
export enum Numbers { One = 1 }
export enum Texts { One = 'one' }
export enum Both { One = 1, Two = 'two' }
`;

interface Compiled {
  /** What the compiler reports, by number. */
  errors: number[];
  code: string;
}

const settings: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts'],
  skipLibCheck: true,
  strict: true,
  types: [],
  experimentalDecorators: true,
  emitDecoratorMetadata: true,
};

const host = ts.createCompilerHost(settings);
const libFiles = new Map<string, ts.SourceFile | undefined>();

/** Compiles a file that imports from `./gateway`, with legacy decorators. */
function compile(code: string, options: ts.CompilerOptions = {}): Compiled {
  const files = new Map([
    ['/gateway.ts', gateway],
    ['/cart.ts', code],
  ]);
  let emitted = '';
  const program = ts.createProgram({
    rootNames: ['/cart.ts'],
    options: { ...settings, ...options },
    host: {
      ...host,
      fileExists: path => files.has(path) || host.fileExists(path),
      getSourceFile(path, target) {
        const text = files.get(path);
        if (text !== undefined) {
          return ts.createSourceFile(path, text, target);
        }
        const lib = libFiles.get(path) ?? host.getSourceFile(path, target);
        libFiles.set(path, lib);
        return lib;
      },
      writeFile(path, text) {
        emitted = path === '/cart.js' ? text : emitted;
      },
    },
  });
  program.emit();
  const errors = ts.getPreEmitDiagnostics(program).map(error => error.code);
  return { errors, code: emitted };
}

const decorated = (type: string) =>
  `declare const Injectable: ClassDecorator;
@Injectable
export class Checkout { constructor(private readonly given: ${type}) {} }`;

/** The metadata of a parameter's type, and whether its import is still there. */
function metadataOf(importing: string, type: string): string {
  const { code } = compile(`${importing}\n${decorated(type)}`);
  const [, types] = /"design:paramtypes", (\[.*?\])/.exec(code) ?? [];
  return `${types ?? ''} ${code.includes("'./gateway'") ? 'Yes' : 'No'}`;
}

const named = (name: string) => `import { ${name} } from './gateway';`;

/** A row of the table, for each way of importing or each type it is about. */
function row(...cases: [importing: string, type: string, result: string][]) {
  return () => {
    for (const [importing, type, result] of cases) {
      expect(metadataOf(importing, type)).toBe(result);
    }
  };
}

describeClaims(
  'blog/2024-03-25-changes-to-consistent-type-imports-with-decorators.md',
  {
    'Class, import { Gateway } | [Gateway] | Yes': row([
      named('Gateway'),
      'Gateway',
      '[Gateway] Yes',
    ]),
    'Class, import * as payment | [payment.Gateway] | Yes': row([
      "import * as payment from './gateway';",
      'payment.Gateway',
      '[payment.Gateway] Yes',
    ]),
    'Class, import type or import { type … } | [Function] | No': row(
      ["import type { Gateway } from './gateway';", 'Gateway', '[Function] No'],
      [named('type Gateway'), 'Gateway', '[Function] No'],
      ["import type * as p from './gateway';", 'p.Gateway', '[Function] No'],
    ),
    'Interface | [Object] | No': row([
      named('Options'),
      'Options',
      '[Object] No',
    ]),
    'Alias of a string | [String] | No': row([
      named('Text'),
      'Text',
      '[String] No',
    ]),
    'Alias of a function | [Function] | No': row([
      named('Handler'),
      'Handler',
      '[Function] No',
    ]),
    'Alias of an array | [Array] | No': row([
      named('List'),
      'List',
      '[Array] No',
    ]),
    'Union such as string | number | [Object] | No': row([
      named('Either'),
      'Either',
      '[Object] No',
    ]),
    'Enum with numbers, strings, or both | [Number], [String], or [Object] | Yes':
      row(
        [named('Numbers'), 'Numbers', '[Number] Yes'],
        [named('Texts'), 'Texts', '[String] Yes'],
        [named('Both'), 'Both', '[Object] Yes'],
      ),
    'With isolatedModules, TypeScript reports the dangerous case, an interface from a plain import in a decorated signature, as error TS1272.':
      () => {
        const options = { isolatedModules: true };
        const lint = (importing: string, type: string) =>
          compile(`${importing}\n${decorated(type)}`, options);
        expect(lint(named('Options'), 'Options')).toMatchObject({
          errors: [1272],
        });
        for (const [importing, type] of [
          ["import type { Options } from './gateway';", 'Options'],
          ["import * as payment from './gateway';", 'payment.Options'],
          [named('Gateway'), 'Gateway'],
        ] as const) {
          expect(lint(importing, type)).toMatchObject({ errors: [] });
        }
      },
    'With verbatimModuleSyntax, imports are kept or dropped as you write them, and a plain import of an interface or a type alias is error TS1484. The compiler accepts a plain import of a class or an enum you only use as a type, which the rule reports in files without decorators.':
      () => {
        const options = { verbatimModuleSyntax: true };
        for (const name of ['Options', 'Text', 'Either']) {
          const code = `${named(name)}\nexport const given = (value: ${name}) => value;`;
          expect(compile(code, options)).toMatchObject({
            errors: [1484],
          });
        }
        for (const name of ['Gateway', 'Numbers']) {
          const code = `${named(name)}\nexport const given = (value: ${name}) => value;`;
          const compiled = compile(code, options);
          expect(compiled.errors).toEqual([]);
          expect(compiled.code).toContain(named(name));
        }
      },
  },
);
