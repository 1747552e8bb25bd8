import ts from 'typescript';

/** How many texts it remembers what they import: those of a project, before and after an edit. */
const maxRemembered = 40;

// A Map lists its entries in the order in which they were set.
const remembered = new Map<string, readonly string[]>();

/**
 * The modules that code imports, and the packages that it refers to by `/// <reference types>`. It's asked
 * with every key for all files of a project, of which one has changed, so it remembers what it has read.
 */
export function modulesIn(code: string): readonly string[] {
  const modules = remembered.get(code) ?? readModules(code);
  remembered.delete(code);
  remembered.set(code, modules);
  for (const [oldest] of remembered) {
    if (remembered.size <= maxRemembered) {
      break;
    }
    remembered.delete(oldest);
  }
  return modules;
}

function readModules(code: string): readonly string[] {
  const { importedFiles, typeReferenceDirectives } = ts.preProcessFile(
    code,
    true,
    true,
  );
  return [...importedFiles, ...typeReferenceDirectives].map(({ fileName }) =>
    fileName.toLowerCase().startsWith('@types/')
      ? fileName.slice('@types/'.length)
      : fileName,
  );
}
