import type ts from 'typescript';
import type { SourceInput } from '../types';

/** What has to be known of types to tell whether code needs them. */
interface NamedModules {
  /** `react` is for `react/jsx-runtime` too. */
  modules: readonly string[];
}

/**
 * The packs that code or its compiler options ask for: by an import of any form or a `/// <reference types>`,
 * by `types`, or by `jsx`, for files that may have elements. Only these are installed for the code, so that
 * what is reported depends on nothing that was loaded before: without `types`, TypeScript includes all that
 * is installed, so that an import of `node:fs` brings `process` along, and no import brings none.
 */
export function packsAskedFor<Pack extends NamedModules>(
  typescript: typeof ts,
  packs: readonly Pack[],
  { code, compilerOptions = {}, fileName = '' }: SourceInput,
): Pack[] {
  if (packs.length === 0) {
    return [];
  }
  const { importedFiles, typeReferenceDirectives } = typescript.preProcessFile(
    code,
    true,
    true,
  );
  const asked = [
    ...[...importedFiles, ...typeReferenceDirectives].map(file =>
      file.fileName.toLowerCase().startsWith('@types/')
        ? file.fileName.slice('@types/'.length)
        : file.fileName,
    ),
    ...typesOf(compilerOptions),
    ...(/\.[jt]sx$/i.test(fileName) ? jsxModulesOf(compilerOptions) : []),
  ];
  return packs.filter(({ modules }) =>
    modules.some(module =>
      asked.some(name => name === module || name.startsWith(`${module}/`)),
    ),
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
