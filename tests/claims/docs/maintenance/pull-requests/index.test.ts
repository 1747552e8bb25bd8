import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  AST_NODE_TYPES,
  parseAndGenerateServices,
  type ParserServicesWithTypeInformation,
  type TSESTree,
} from '@typescript-eslint/typescript-estree';
import type ts from 'typescript';
import { expect } from 'vitest';
import { describeClaims } from '../../../../../scripts/claims/describeClaims';
import { inFolder } from '../../lintFiles';

const load = createRequire(
  createRequire(import.meta.url).resolve('@typescript-eslint/eslint-plugin'),
);
const { getConstrainedTypeAtLocation } = load(
  '@typescript-eslint/type-utils',
) as {
  getConstrainedTypeAtLocation: (
    services: ParserServicesWithTypeInformation,
    node: TSESTree.Node,
  ) => ts.Type;
};
const { intersectionTypeParts, unionTypeParts } = load(
  'ts-api-utils',
) as Record<
  'intersectionTypeParts' | 'unionTypeParts',
  (type: ts.Type) => ts.Type[]
>;

interface Printed {
  /** Type of the expression that the code's last statement is. */
  plain: string;
  constrained: string;
  parts: string[];
}

async function typesOf(
  code: string,
  partsOf: (type: ts.Type) => ts.Type[] = unionTypeParts,
): Promise<Printed> {
  return await inFolder(
    { 'tsconfig.json': '{"compilerOptions":{"strict":true}}', 'cart.ts': code },
    async folder => {
      await Promise.resolve();
      const { ast, services } = parseAndGenerateServices(code, {
        filePath: join(folder, 'cart.ts'),
        project: true,
        tsconfigRootDir: folder,
      });
      const last = findReturn(ast);
      if (services.program === null || last === undefined) {
        throw new Error('The code has no types, or returns nothing.');
      }
      const checker = services.program.getTypeChecker();
      const print = (type: ts.Type) => checker.typeToString(type);
      const type = services.getTypeAtLocation(last);
      return {
        plain: print(type),
        constrained: print(getConstrainedTypeAtLocation(services, last)),
        parts: partsOf(type).map(print),
      };
    },
  );
}

/** What the function that the code is returns. */
function findReturn({ body }: TSESTree.Program): TSESTree.Node | undefined {
  const [first] = body;
  const last =
    first?.type === AST_NODE_TYPES.FunctionDeclaration
      ? first.body.body.at(-1)
      : undefined;
  return last?.type === AST_NODE_TYPES.ReturnStatement
    ? (last.argument ?? undefined)
    : undefined;
}

describeClaims('docs/maintenance/pull-requests/index.md', {
  'Generics: the type of an expression may be a type parameter. getConstrainedTypeAtLocation from type-utils returns its constraint.':
    async () => {
      expect(
        await typesOf(
          'function total<T extends string | number>(value: T) { return value; }',
        ),
      ).toMatchObject({ plain: 'T', constrained: 'string | number' });
      expect(
        await typesOf(
          'function total<T extends U, U extends Date>(value: T) { return value; }',
        ),
      ).toMatchObject({ plain: 'T', constrained: 'Date' });
    },
  'Unions and intersections: unionTypeParts and intersectionTypeParts from ts-api-utils take them apart.':
    async () => {
      expect(
        await typesOf(
          'function total(value: string | number | null) { return value; }',
        ),
      ).toMatchObject({ parts: ['null', 'string', 'number'] });
      expect(
        await typesOf(
          'function total(value: Date & { tag: string }) { return value; }',
          intersectionTypeParts,
        ),
      ).toMatchObject({ parts: ['Date', '{ tag: string; }'] });
      // What is neither is its only part.
      expect(
        await typesOf('function total(value: Date) { return value; }'),
      ).toMatchObject({ parts: ['Date'] });
    },
});
