import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseAndGenerateServices } from '@typescript-eslint/typescript-estree';
import type {
  ParserServicesWithTypeInformation,
  TSESTree,
} from '@typescript-eslint/utils';
import ts from 'typescript';
import { expect, expectTypeOf } from 'vitest';
import { describeClaims } from '../../../../../scripts/claims/describeClaims';
import { runBlock } from '../../../blog/pageCode';
import { inFolder } from '../../lintFiles';
import { askAboutArguments, askAboutTypes } from './probe';

const load = createRequire(import.meta.url);
const page = 'docs/developers/custom-rules/type-information.md';

/** What a block of the page exports. */
function recipe<Recipe>(name: string): Recipe {
  return runBlock(page, name)[name] as Recipe;
}

/** What a recipe says about the arguments of a call at the end of code. */
async function askEach(name: string, code: string): Promise<boolean[]> {
  const ask =
    recipe<
      (
        services: ParserServicesWithTypeInformation,
        node: TSESTree.Expression,
      ) => boolean
    >(name);
  return await askAboutArguments(code, ({ nodes, services }) =>
    nodes.map(node => ask(services, node)),
  );
}

describeClaims(page, {
  'checker.isTypeAssignableTo(source, target), in the typings since TypeScript 5.4':
    () => {
      expectTypeOf<ts.TypeChecker>().toHaveProperty('isTypeAssignableTo');
      expect(ts.version).toMatch(/^5\.4\./);
    },
  'Date | null has the flag Union, and neither of the flags of its members.':
    async () => {
      await askAboutTypes(
        'type Due = Date | null; type Flag = string | undefined;',
        ({ Due, Flag }) => {
          for (const type of [Due, Flag]) {
            expect(type?.flags).toBe(ts.TypeFlags.Union);
          }
        },
      );
    },
  'The symbol of an import is only an alias: getAliasedSymbol follows it to the declaration, and throws if you pass it any other symbol.':
    async () => {
      const { declaredIn } = runBlock(page, 'declaredIn') as {
        declaredIn: (
          services: ParserServicesWithTypeInformation,
          node: TSESTree.Identifier,
        ) => string | undefined;
      };
      const code =
        "import { price as sum } from './index'; export const own = 1; use(sum, own, missing);";
      const files = {
        'tsconfig.json': '{}',
        'index.ts': "export * from './prices';",
        'prices.ts': 'export const price = 3;',
        'cart.ts': code,
      };
      await inFolder(files, async folder => {
        await Promise.resolve();
        const { ast, services } = parseAndGenerateServices(code, {
          filePath: `${folder}/cart.ts`,
          project: true,
          tsconfigRootDir: folder,
        });
        const statement = ast.body.at(-1) as TSESTree.ExpressionStatement;
        const names = (statement.expression as TSESTree.CallExpression)
          .arguments as TSESTree.Identifier[];
        const withTypes = services as ParserServicesWithTypeInformation;
        expect(names.map(name => declaredIn(withTypes, name))).toEqual([
          `${folder}/prices.ts`,
          `${folder}/cart.ts`,
          undefined,
        ]);
        const own = names[1] && withTypes.getSymbolAtLocation(names[1]);
        expect(
          () => own && withTypes.program.getTypeChecker().getAliasedSymbol(own),
        ).toThrow('Should only get Alias here');
      });
    },
  "It's assignable to everything but never, so isTypeAssignableTo says yes to nearly any question about it.":
    async () => {
      await askAboutTypes(
        'type Any = any; type Text = string; type Cart = { a: 1 }; type Never = never; type Unknown = unknown;',
        ({ Any, ...others }, checker) => {
          const answers = Object.entries(others).map(([name, type]) => [
            name,
            Any && checker.isTypeAssignableTo(Any, type),
          ]);
          expect(Object.fromEntries(answers)).toEqual({
            Text: true,
            Cart: true,
            Never: false,
            Unknown: true,
          });
        },
      );
    },
  'checker.isArrayType(type), checker.isTupleType(type), in the typings since TypeScript 5.0':
    async () => {
      const typings = (name: string) =>
        readFileSync(load.resolve(`${name}/lib/typescript.d.ts`), 'utf8');
      for (const method of ['isArrayType(', 'isTupleType(']) {
        expect(typings('typescript-4.7')).not.toContain(method);
        expect(typings('typescript-5.0')).toContain(method);
      }
      await askAboutTypes(
        'type List = readonly string[]; type Pair = [a: string, b?: number]; type Either = string[] | number[];',
        ({ List, Pair, Either }, checker) => {
          const answers = [List, Pair, Either].map(
            type =>
              type && [checker.isArrayType(type), checker.isTupleType(type)],
          );
          expect(answers).toEqual([
            [true, false],
            [false, true],
            [false, false],
          ]);
        },
      );
    },
  'It returns true for Promise<void> | undefined, and false for any.':
    async () => {
      expect(
        await askEach(
          'isThenable',
          `declare const a: Promise<void> | undefined, b: any, c: PromiseLike<1>, d: { then: string }, e: () => Promise<1>, f: unknown, g: never, h: { then?: () => void };
use(a, b, c, d, e, e(), f, g, h);`,
        ),
      ).toEqual([true, false, true, false, false, true, false, false, false]);
      expect(
        await askEach(
          'isThenable',
          `function load<T extends Promise<1>, U>(a: T, b: U, c: T | string) { use(a, b, c); }`,
        ),
      ).toEqual([true, false, true]);
    },
  'any, unknown, and a type parameter without extends have none of these flags, although they can be both: add ts.TypeFlags.Any | ts.TypeFlags.Unknown if your rule should count them.':
    async () =>
      expect(
        await askEach(
          'canBeNullish',
          `declare const a: string | null, b: string | undefined, c: string, d: any, e: unknown, f: { g?: 1 }, h: void, i: never;
use(a, b, c, d, e, f.g, f, h, i, a!, null, undefined);`,
        ),
      ).toEqual([
        true,
        true,
        false,
        false,
        false,
        true,
        false,
        true,
        false,
        false,
        true,
        true,
      ]),
  "Without strictNullChecks, types don't mention null and undefined, and the answer is false for all variables.":
    async () => {
      const canBeNullish =
        recipe<
          (
            services: ParserServicesWithTypeInformation,
            node: TSESTree.Expression,
          ) => boolean
        >('canBeNullish');
      const answers = await askAboutArguments(
        'declare const a: string | null, b: { c?: 1 }; use(a, b.c);',
        ({ nodes, services }) =>
          nodes.map(node => canBeNullish(services, node)),
        { 'tsconfig.json': '{}' },
      );
      expect(answers).toEqual([false, false]);
    },
  'A string can also be a literal, a template, a member of an enum, or a union of these.':
    async () =>
      expect(
        await askEach(
          'isStringLike',
          `enum Size { S = 's', M = 'm' } enum Level { Low }
declare const a: string, b: 'x' | 'y', c: \`a\${number}\`, d: Size, e: Level, f: string | null, g: any, h: String, i: Uppercase<string>;
use(a, b, c, d, Size.S, e, f, g, h, i, 'x' + 1, typeof a);`,
        ),
      ).toEqual([
        true,
        true,
        true,
        true,
        true,
        false,
        false,
        false,
        false,
        true,
        true,
        true,
      ]),
  'A rest parameter is one parameter, whose type is an array or a tuple.':
    async () => {
      const parameterTypes =
        recipe<
          (
            services: ParserServicesWithTypeInformation,
            node: TSESTree.CallExpression,
          ) => ts.Type[]
        >('parameterTypes');
      const types = async (code: string) =>
        await askAboutArguments(code, ({ call, services }) =>
          parameterTypes(services, call).map(type =>
            services.program.getTypeChecker().typeToString(type),
          ),
        );
      expect(
        await types(
          'declare function use(a: string): void; declare function use(a: number, b?: Date): void; use(1);',
        ),
      ).toEqual(['number', 'Date | undefined']);
      expect(
        await types(
          'declare function use<T>(a: T, b: T[]): void; use("x", []);',
        ),
      ).toEqual(['"x"', '"x"[]']);
      expect(
        await types(
          'declare function use(a: 1, ...b: string[]): void; use(1, "x", "y");',
        ),
      ).toEqual(['1', 'string[]']);
      expect(
        await types(
          'declare function use(...a: [number, Date]): void; use(1, new Date());',
        ),
      ).toEqual(['[number, Date]']);
      expect(await types('declare const use: any; use(1);')).toEqual([]);
    },
  "Comparing a symbol's name, as the rule above does, also matches a class in the user's code that happens to be called Date.":
    async () => {
      const isBuiltIn =
        recipe<(program: ts.Program, type: ts.Type, name: string) => boolean>(
          'isBuiltIn',
        );
      const ask = async (code: string) =>
        await askAboutArguments(code, ({ nodes, services }) =>
          nodes.map(node => {
            const type = services.getTypeAtLocation(node);
            return [
              type.getSymbol()?.name === 'Date',
              isBuiltIn(services.program, type, 'Date'),
            ];
          }),
        );
      expect(await ask('use(new Date());')).toEqual([[true, true]]);
      expect(
        await ask(
          'export class Date {} declare function use(a: Date): void; use(new Date());',
        ),
      ).toEqual([[true, false]]);
    },
  'If the types of a package come from DefinitelyTyped, name is that of the package with the types, such as @types/react.':
    async () => {
      const isFromPackage =
        recipe<(type: ts.Type, name: string) => boolean>('isFromPackage');
      const answers = await askAboutArguments(
        'import { Cart, type Id } from "shop"; import { View } from "views"; declare const id: Id; class Own extends Cart {} use(new Cart(), id, new View(), new Own(), 1);',
        ({ nodes, services }) =>
          nodes.map(node => {
            const type = services.getTypeAtLocation(node);
            return ['shop', 'views', '@types/views'].filter(name =>
              isFromPackage(type, name),
            );
          }),
        {
          'node_modules/shop/package.json': '{ "types": "index.d.ts" }',
          'node_modules/shop/index.d.ts':
            'export declare class Cart { a: 1 } export type Id = "a" | "b";',
          'node_modules/@types/views/package.json': '{ "types": "index.d.ts" }',
          'node_modules/@types/views/index.d.ts':
            'export declare class View { b: 1 }',
        },
      );
      expect(answers).toEqual([['shop'], ['shop'], ['@types/views'], [], []]);
    },
});
