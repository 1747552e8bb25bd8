// @ts-check
import { relative } from 'node:path';
import { ESLintUtils } from '@typescript-eslint/utils';
import ts from 'typescript';

/**
 * Reports imports that lead back to the file they are in: such files can only be read all at once.
 *
 * It takes imports of types into account, which is why it isn't one of a package: those for ESLint all
 * leave them out. Lazy imports may lead back, since they are followed later.
 *
 * @type {import('@typescript-eslint/utils').TSESLint.RuleModule<'circle'>}
 */
export const noImportCircles = {
  meta: {
    type: 'problem',
    messages: {
      circle:
        'This import leads back to this file: {{circle}}. Move what both need into a file that imports neither.',
    },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    const { esTreeNodeToTSNodeMap, program } =
      ESLintUtils.getParserServices(context);
    const imports = importsOf(program);
    return {
      'ImportDeclaration, ExportAllDeclaration, ExportNamedDeclaration[source]'(
        /** @type {import('@typescript-eslint/utils').TSESTree.ImportDeclaration} */ node,
      ) {
        const statement = esTreeNodeToTSNodeMap.get(node);
        const file = statement.getSourceFile().fileName;
        const imported = importedFile(statement, program.getTypeChecker());
        const circle = imported && findCircle(imports, file, imported);
        if (circle) {
          const names = circle.map(each => relative(context.cwd, each));
          context.report({
            node: node.source,
            messageId: 'circle',
            data: { circle: names.join(' → ') },
          });
        }
      },
    };
  },
};

/** @type {WeakMap<ts.Program, Map<string, string[]>>} */
const known = new WeakMap();

/**
 * Which of the project's files import which, by name.
 *
 * @param {ts.Program} program
 */
function importsOf(program) {
  let imports = known.get(program);
  if (imports === undefined) {
    const checker = program.getTypeChecker();
    imports = new Map(
      program
        .getSourceFiles()
        .filter(file => !program.isSourceFileFromExternalLibrary(file))
        .map(({ fileName, statements }) => [
          fileName,
          statements.flatMap(each => importedFile(each, checker) ?? []),
        ]),
    );
    known.set(program, imports);
  }
  return imports;
}

/**
 * @param {ts.Node} statement
 * @param {ts.TypeChecker} checker
 * @returns the name of the file it imports or exports from; `undefined` where that is none
 */
function importedFile(statement, checker) {
  const from =
    ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)
      ? statement.moduleSpecifier
      : undefined;
  const file = from && checker.getSymbolAtLocation(from)?.declarations?.[0];
  return file && ts.isSourceFile(file) ? file.fileName : undefined;
}

/**
 * The shortest way from a file back to itself.
 *
 * @param {ReadonlyMap<string, readonly string[]>} imports
 * @param {string} start
 * @param {string} next what it imports
 * @returns the files in order, the first at both ends; `undefined` where no way leads back
 */
function findCircle(imports, start, next) {
  const ways = [[start, next]];
  const seen = new Set([next]);
  for (const way of ways) {
    const end = way.at(-1) ?? start;
    if (end === start) {
      return way;
    }
    for (const file of imports.get(end) ?? []) {
      if (!seen.has(file)) {
        seen.add(file);
        ways.push([...way, file]);
      }
    }
  }
  return undefined;
}
