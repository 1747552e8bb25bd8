import { join } from 'node:path';
import {
  AST_NODE_TYPES,
  createProgram,
  parse,
  parseAndGenerateServices,
  simpleTraverse,
  type TSESTreeOptions,
} from '@typescript-eslint/typescript-estree';
import ts from 'typescript';
import { expect, onTestFinished, vi } from 'vitest';
import { describeClaims } from '../../../../scripts/claims/describeClaims';
import { inFolder } from '../lintFiles';

const element = 'const badge = <Badge />;';
const assertion = 'const price = <Price>value;';

/** Parses a file of a project, with options that get its folder. */
async function parseIn(
  files: Readonly<Record<string, string>>,
  optionsFor: (folder: string) => TSESTreeOptions,
  code = 'export const total = 1;',
) {
  return await inFolder(files, async folder => {
    await Promise.resolve();
    return parseAndGenerateServices(code, {
      filePath: join(folder, 'total.ts'),
      tsconfigRootDir: folder,
      ...optionsFor(folder),
    });
  });
}
const project = { 'tsconfig.json': '{}', 'total.ts': 'export const due = 2;' };

describeClaims('docs/packages/typescript-estree.md', {
  'TypeScript decides for the extensions it knows: no JSX in .ts, .mts, and .cts, JSX in .tsx, .jsx, .js, .mjs, and .cjs.':
    () => {
      for (const jsx of [true, false]) {
        for (const extension of ['ts', 'mts', 'cts']) {
          const options = { jsx, filePath: `cart.${extension}` };
          expect(() => parse(element, options)).toThrow("'>' expected.");
          expect(() => parse(assertion, options)).not.toThrow();
        }
        for (const extension of ['tsx', 'jsx', 'js', 'mjs', 'cjs']) {
          const options = { jsx, filePath: `cart.${extension}` };
          expect(() => parse(element, options)).not.toThrow();
        }
      }
      const vue = 'Cart.vue';
      expect(() => parse(element, { filePath: vue })).toThrow();
      expect(() => parse(element, { filePath: vue, jsx: true })).not.toThrow();
    },
  "Without the option, this code throws Decorators are not valid here. Errors that TypeScript's parser itself reports are thrown either way.":
    () => {
      const decorated = '@sealed enum Status { Open }';
      expect(() => parse(decorated)).toThrow('Decorators are not valid here.');
      for (const code of ['const total = ;', 'interface Cart { total = 3 }']) {
        expect(() => parse(code, { allowInvalidAST: true })).toThrow(
          'expected.',
        );
      }
    },
  "The types say that loc and range are always there. Without the option, they're undefined at run time.":
    () => {
      const [statement] = parse('load();').body;
      expect(statement?.range).toBeUndefined();
      expect(statement?.loc).toBeUndefined();
    },
  'An optional chain such as order?.due is a ChainExpression around a MemberExpression. Both map to the same PropertyAccessExpression, and the way back leads to the ChainExpression.':
    () => {
      const { ast, services } = parseAndGenerateServices(
        'order?.due.date;',
        {},
      );
      const [statement] = ast.body;
      if (statement?.type !== AST_NODE_TYPES.ExpressionStatement) {
        throw new Error('No expression');
      }
      const node = services.esTreeNodeToTSNodeMap.get(statement.expression);
      expect(ts.isPropertyAccessExpression(node)).toBe(true);
      expect(services.tsNodeToESTreeNodeMap.get(node)).toBe(
        statement.expression,
      );
    },
  "Modifiers and punctuation are only tokens there, and others are missing, such as HeritageClause, NamedImports, CaseBlock, TemplateSpan, and the VariableDeclarationList in a variable statement. For these, get returns undefined, though its type doesn't say so.":
    () => {
      const { ast, services } = parseAndGenerateServices(
        'import { type Item } from "./item"; export const load = async () => order?.due; for (const line of lines); class Cart extends List { private total: number | null = this.sum(`${tax}`, null); } switch (size) { case 1: }',
        {},
      );
      const missing = new Set<string>();
      const visit = (node: ts.Node): void => {
        if (!services.tsNodeToESTreeNodeMap.has(node)) {
          missing.add(ts.SyntaxKind[node.kind]);
        }
        ts.forEachChild(node, visit);
      };
      visit(services.esTreeNodeToTSNodeMap.get(ast));
      expect([...missing].sort()).toEqual([
        'AsyncKeyword',
        'CaseBlock',
        'EndOfFileToken',
        'EqualsGreaterThanToken',
        'ExportKeyword',
        'ExpressionWithTypeArguments',
        'HeritageClause',
        'ImportClause',
        'NamedImports',
        'NullKeyword',
        'PrivateKeyword',
        'QuestionDotToken',
        'TemplateSpan',
        'VariableDeclarationList',
      ]);
    },
  'Two kinds of ESTree nodes have no TypeScript node: esTreeNodeToTSNodeMap.get returns undefined for a TSTypeAnnotation and a TSTypeParameterDeclaration. Pass it the type or the parameters inside.':
    () => {
      const { ast, services } = parseAndGenerateServices(
        'class Cart<T> extends List<T> { @d total?: number = 1; load<U>(u: U): void {} } interface Line { price: number } type Flags = { [K in Key]?: (a: string) => a is "b" }; enum Size { S } let t: [a?: string];',
        {},
      );
      const missing = new Set<string>();
      simpleTraverse(ast, {
        enter(node) {
          if (!services.esTreeNodeToTSNodeMap.has(node)) {
            missing.add(node.type);
          }
        },
      });
      expect([...missing].sort()).toEqual([
        'TSTypeAnnotation',
        'TSTypeParameterDeclaration',
      ]);
    },
  'The option takes precedence over project. The file must be in one of the programs, and both the tree and the types come from there: the text you pass as code is ignored. An empty array throws.':
    async () => {
      const { ast, services } = await parseIn(project, folder => ({
        programs: [createProgram(join(folder, 'tsconfig.json'))],
        project: ['missing.json'],
      }));
      expect(services.program).not.toBeNull();
      expect(JSON.stringify(ast)).toContain('"due"');
      expect(JSON.stringify(ast)).not.toContain('"total"');
      await expect(parseIn(project, () => ({ programs: [] }))).rejects.toThrow(
        'You have set parserOptions.programs to an empty array.',
      );
    },
  "Throws the first problem that TypeScript reports for the file, if it's one of about 40 that concern syntax. Ordinary type errors aren't among them. It needs project or programs; without, the call throws Cannot calculate TypeScript semantic issues without a valid project.":
    async () => {
      const strict = { errorOnTypeScriptSyntacticAndSemanticIssues: true };
      expect(() => parseAndGenerateServices('', strict)).toThrow(
        'Cannot calculate TypeScript semantic issues without a valid project.',
      );
      const withProject = () => ({ ...strict, project: true });
      await expect(
        parseIn(project, withProject, 'export const total: string = 1;'),
      ).resolves.toBeDefined();
      await expect(
        parseIn(project, withProject, 'function load() { await save(); }'),
      ).rejects.toThrow("'await' expressions are only allowed");
    },
  "Outside of CI, a script of your own isn't recognized: set TSESTREE_SINGLE_RUN=true for it, or use createProgram.":
    async () => {
      onTestFinished(() => {
        vi.unstubAllEnvs();
      });
      // The tests are such a script.
      vi.stubEnv('TSESTREE_SINGLE_RUN', undefined);
      for (const [CI, isSingleRun] of [
        ['true', true],
        ['', false],
        [undefined, false],
      ] as const) {
        vi.stubEnv('CI', CI);
        const { services } = await parseIn(project, () => ({
          project: true,
          allowAutomaticSingleRunInference: true,
        }));
        const { allowJs } = services.program?.getCompilerOptions() ?? {};
        expect(allowJs !== true).toBe(isSingleRun);
      }
    },
  'You can see the difference in the compiler options: programs that are kept up to date have checkJs and allowJs turned on, while plain ones have what the tsconfig says.':
    async () => {
      onTestFinished(() => {
        vi.unstubAllEnvs();
      });
      for (const [singleRun, allowed] of [
        ['false', true],
        ['true', undefined],
      ] as const) {
        vi.stubEnv('TSESTREE_SINGLE_RUN', singleRun);
        const { services } = await parseIn(project, () => ({ project: true }));
        const options = services.program?.getCompilerOptions();
        expect([options?.allowJs, options?.checkJs]).toEqual([
          allowed,
          allowed,
        ]);
      }
    },
});
