import { join } from 'node:path';
import ts from 'typescript';

const siteDir = join(import.meta.dirname, '../..');

/** The types of the installed packages, as their users' compiler sees them. */
export interface PackageTypes {
  /** The names that the package's entry point exports, types among them. */
  exports: string[];
  /** The names of the properties of an exported interface or type. */
  membersOf: (typeName: string) => string[];
}

/**
 * Reads the declarations of installed packages.
 *
 * @param names what is imported, such as `@typescript-eslint/utils/ast-utils`
 * @throws if one of them isn't installed or has no types
 */
export function readPackageTypes(
  names: readonly string[],
): Record<string, PackageTypes> {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    types: [],
  };
  const files = names.map(name => findDeclarations(name, options));
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    names.map((name, index) => {
      const file = program.getSourceFile(files[index] ?? '');
      const symbol = file && checker.getSymbolAtLocation(file);
      if (!symbol) {
        throw new Error(`The types of ${name} are no module.`);
      }
      const found = checker.getExportsOfModule(symbol);
      return [name, describe(name, found, checker)];
    }),
  );
}

function describe(
  name: string,
  found: ts.Symbol[],
  checker: ts.TypeChecker,
): PackageTypes {
  return {
    exports: found.map(symbol => symbol.name),
    membersOf(typeName) {
      const symbol = found.find(({ name }) => name === typeName);
      if (!symbol) {
        throw new Error(`${name} exports no type ${typeName}.`);
      }
      const target =
        symbol.flags & ts.SymbolFlags.Alias
          ? checker.getAliasedSymbol(symbol)
          : symbol;
      return checker
        .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(target))
        .map(property => property.name);
    },
  };
}

function findDeclarations(name: string, options: ts.CompilerOptions): string {
  const { resolvedModule } = ts.resolveModuleName(
    name,
    join(siteDir, 'tests/content/packageTypes.ts'),
    options,
    ts.sys,
  );
  if (!resolvedModule) {
    throw new Error(`${name} isn't installed, or has no types.`);
  }
  return resolvedModule.resolvedFileName;
}
