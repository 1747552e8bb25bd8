import ts from 'typescript';
import type { SourceInput, TypePack } from '../types';

/** What has to be known of types to tell whether code needs them. */
interface NamedModules {
  /** `react` is for `react/jsx-runtime` too. */
  modules: readonly string[];
}

/**
 * The packs that the files of a project or its compiler options ask for: by an import of any form or a
 * `/// <reference types>`, by `types`, or by `jsx`, for files that may have elements. Only these are installed
 * for them, so that what is reported depends on nothing that was loaded before: without `types`, TypeScript
 * includes all that is installed, so that an import of `node:fs` brings `process` along, and no import brings
 * none.
 */
export function packsAskedFor<Pack extends NamedModules>(
  packs: readonly Pack[],
  { code, compilerOptions = {}, fileName = '', otherFiles = [] }: SourceInput,
): Pack[] {
  if (packs.length === 0) {
    return [];
  }
  const files = [{ name: fileName, code }, ...otherFiles];
  const asked = [
    ...files.flatMap(file =>
      file.name.endsWith('.json') ? [] : modulesIn(file.code),
    ),
    ...typesOf(compilerOptions),
    ...(files.some(({ name }) => /\.[jt]sx$/i.test(name))
      ? jsxModulesOf(compilerOptions)
      : []),
  ];
  return packs.filter(({ modules }) =>
    modules.some(module =>
      asked.some(name => name === module || name.startsWith(`${module}/`)),
    ),
  );
}

/** How many texts it remembers what they import: those of a project, before and after an edit. */
const maxRemembered = 40;

// A Map lists its entries in the order in which they were set.
const remembered = new Map<string, readonly string[]>();

/**
 * The modules that code imports, and the packages that it refers to by `/// <reference types>`. It's asked
 * with every key for all files of a project, of which one has changed, so it remembers what it has read.
 */
function modulesIn(code: string): readonly string[] {
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

function typesOf({ types }: Readonly<Record<string, unknown>>): string[] {
  return Array.isArray(types)
    ? types.filter((name): name is string => typeof name === 'string')
    : [];
}

/**
 * Where the types of elements are: what `jsx: 'react-jsx'` imports for each, and for the other values
 * the namespace `React`, unless another one makes the elements.
 */
function jsxModulesOf({
  jsx,
  jsxFactory = 'React.createElement',
  jsxImportSource = 'react',
  reactNamespace = 'React',
}: Readonly<Record<string, unknown>>): string[] {
  if (/^react-jsx(?:dev)?$/i.test(String(jsx))) {
    return typeof jsxImportSource === 'string' ? [jsxImportSource] : [];
  }
  const isReact =
    String(jsxFactory).startsWith('React.') && reactNamespace === 'React';
  return jsx !== undefined && isReact ? ['react'] : [];
}

/**
 * The packages that a project installs to have the types of packs, with their versions; not those that come
 * along with them.
 */
export function packagesOf(packs: readonly TypePack[]): Record<string, string> {
  return Object.fromEntries(
    packs.flatMap(pack =>
      [...pack.files].flatMap(([path, text]) => {
        const [, name = ''] =
          /^node_modules\/((?:@[^/]+\/)?[^/]+)\/package\.json$/.exec(path) ??
          [];
        return name === pack.name || name.startsWith('@types/')
          ? [[name, (JSON.parse(text) as { version: string }).version]]
          : [];
      }),
    ),
  ) as Record<string, string>;
}
