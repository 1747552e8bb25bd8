import ts from 'typescript';
import { projectFolder } from '../filePaths';
import type { Place } from './kinds';
import type { CheckedFile } from './target';

/** Longer code is cut: a step is read at a glance. */
const maxTextLength = 60;

/** Where a node is. */
export function placeOf(file: CheckedFile, node: ts.Node): Place {
  const source = node.getSourceFile();
  if (source !== file.sourceFile) {
    return {
      source: nameOfFile(file, source),
      declaration: nameOfDeclaration(node),
    };
  }
  const start = node.getStart(source);
  return {
    range: [start, node.end],
    line: source.getLineAndCharacterOfPosition(start).line + 1,
  };
}

/** The code of a node, on one line and shortened. */
export function textOf(file: CheckedFile, node: ts.Node): string {
  const source = node.getSourceFile();
  if (source !== file.sourceFile) {
    return nameOfDeclaration(node);
  }
  const text = node.getText(source).replace(/\s+/g, ' ');
  return text.length > maxTextLength
    ? `${text.slice(0, maxTextLength)}…`
    : text;
}

/** Of `/…/node_modules/@scope/name/index.d.ts`, the package's name. */
function nameOfFile({ program }: CheckedFile, source: ts.SourceFile): string {
  if (program.isSourceFileDefaultLibrary(source)) {
    return 'lib';
  }
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(
    source.fileName,
  );
  return (
    inPackage?.[1] ??
    (source.fileName.startsWith(`${projectFolder}/`)
      ? source.fileName.slice(projectFolder.length + 1)
      : source.fileName)
  );
}

/** `JSON.parse` of the method, its result, or a parameter of it. */
function nameOfDeclaration(node: ts.Node): string {
  const names: string[] = [];
  for (
    let current: ts.Node = node;
    !ts.isSourceFile(current);
    current = current.parent
  ) {
    const name = isNamed(current)
      ? ts.getNameOfDeclaration(current)
      : undefined;
    if (name && ts.isIdentifier(name)) {
      names.unshift(name.text);
    }
    if (isContainer(current)) {
      break;
    }
  }
  // `ObjectConstructor.entries` is what code calls `Object.entries`.
  return names
    .slice(-2)
    .join('.')
    .replace(/^(\w+)Constructor\b/, '$1');
}

function isContainer(node: ts.Node): boolean {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isClassLike(node) ||
    ts.isTypeAliasDeclaration(node)
  );
}

/** What other code can name, which a parameter or a type parameter isn't. */
function isNamed(node: ts.Node): node is ts.Declaration {
  return (
    isContainer(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isMethodSignature(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isAccessor(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isModuleDeclaration(node) ||
    ts.isExportSpecifier(node)
  );
}
