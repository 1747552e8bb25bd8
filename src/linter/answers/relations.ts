import ts from 'typescript';
import { projectFolder, resolveProjectPath } from '../filePaths';
import type { FileRelations, WorkerInput } from '../protocol';
import type { LintResult, TypeScriptView } from '../types';

/**
 * How a file's types depend on the other files of the project; `undefined` where there are none, or where
 * TypeScript can't tell.
 */
export function relationsOf(
  { typescript: view }: Pick<LintResult, 'typescript'>,
  { otherFiles = [] }: WorkerInput,
): FileRelations | undefined {
  if (otherFiles.length === 0 || view === null) {
    return undefined;
  }
  const { program, sourceFile } = view;
  const others = otherFiles.flatMap(
    ({ name }) => program.getSourceFile(resolveProjectPath(name)) ?? [],
  );
  const reached = new Set<ts.SourceFile>();
  const waiting = [sourceFile, ...others.filter(file => isGlobal(file))];
  for (const file of waiting) {
    if (!reached.has(file)) {
      reached.add(file);
      waiting.push(...importedBy(program, file));
    }
  }
  reached.delete(sourceFile);
  return {
    dependsOn: [...reached].map(({ fileName }) =>
      fileName.slice(projectFolder.length + 1),
    ),
    isGlobal: isGlobal(sourceFile),
  };
}

/** Declarations that other files see without importing them. A word too many only costs time. */
function isGlobal(file: ts.SourceFile): boolean {
  return (
    (!ts.isExternalModule(file) && !file.fileName.endsWith('.json')) ||
    /\bdeclare\s+(?:global|module)\b/.test(file.text)
  );
}

/** The files of the project that a file imports or refers to. */
function importedBy(
  program: ts.Program,
  { fileName, text }: TypeScriptView['sourceFile'],
): ts.SourceFile[] {
  const { importedFiles, referencedFiles } = ts.preProcessFile(
    text,
    true,
    true,
  );
  const host: ts.ModuleResolutionHost = {
    fileExists: path => program.getSourceFile(path) !== undefined,
    readFile: path => program.getSourceFile(path)?.text,
  };
  const folder = fileName.slice(0, fileName.lastIndexOf('/') + 1);
  const paths = [
    ...importedFiles.map(
      imported =>
        ts.resolveModuleName(
          imported.fileName,
          fileName,
          program.getCompilerOptions(),
          host,
        ).resolvedModule?.resolvedFileName,
    ),
    ...referencedFiles.map(referred => folder + referred.fileName),
  ];
  return paths.flatMap(path => {
    const file = path?.startsWith(`${projectFolder}/`)
      ? program.getSourceFile(path)
      : undefined;
    return file ?? [];
  });
}
