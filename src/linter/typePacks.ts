import ts from 'typescript';
import type { PackAsset, PackFile } from './protocol';
import type { SourceInput, TypePack } from './types';

/**
 * The packs that the files of a project or its compiler options ask for: by an import of any form or a
 * `/// <reference types>`, by `types`, or by `jsx`, for files that may have elements. Only these are installed
 * for them, so that what is reported depends on nothing that was loaded before: without `types`, TypeScript
 * includes all that is installed, so that an import of `node:fs` brings `process` along, and no import brings
 * none.
 */
export function packsAskedFor<Pack extends Pick<TypePack, 'modules'>>(
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
      // `react` is for `react/jsx-runtime` too.
      asked.some(name => name === module || name.startsWith(`${module}/`)),
    ),
  );
}

/** How many texts it remembers what they import: those of a project, before and after an edit. */
const maxRemembered = 40;

const remembered = new Map<string, readonly string[]>();

/**
 * The modules that code imports, and the packages that it refers to by `/// <reference types>`. It's asked
 * with every key for all files of a project, of which one has changed, so it remembers what it has read.
 */
function modulesIn(code: string): readonly string[] {
  const known = remembered.get(code);
  if (known) {
    return known;
  }
  if (remembered.size === maxRemembered) {
    remembered.clear();
  }
  const modules = readModules(code);
  remembered.set(code, modules);
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

/** The packages that a project installs to have the types of packs, with their versions; not those that come along with them. */
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

export interface FailedPack extends PackAsset {
  reason: string;
  /** When it was tried, in milliseconds as of `Date.now()`. */
  time: number;
  attempt: number;
}

/** How long linting waits for types at most, in milliseconds: as long as a slow phone's network takes. */
const maxWait = 15_000;

/** How long it goes on without types that could not be loaded before it tries again, in milliseconds. */
const pause = 5_000;

/** Loads types of packages once code asks for them, and keeps them. */
export class PackLoader {
  /** In the order in which they were loaded. It grows. */
  readonly loaded: TypePack[] = [];
  /** Those that could not be loaded the last time, and why. */
  readonly failed: FailedPack[] = [];

  constructor(private readonly packs: readonly PackAsset[]) {}

  /** What an input asks for that isn't there, and wasn't refused a moment ago in the same attempt. */
  missingFor(input: SourceInput & { attempt?: number }): PackAsset[] {
    const given = [
      ...this.loaded,
      ...this.failed.filter(
        ({ attempt, time }) =>
          attempt === (input.attempt ?? 0) && Date.now() < time + pause,
      ),
    ];
    return packsAskedFor(this.packs, input).filter(
      ({ name }) => !given.some(pack => pack.name === name),
    );
  }

  async load(missing: readonly PackAsset[], attempt = 0): Promise<void> {
    await Promise.all(missing.map(pack => this.#loadPack(pack, attempt)));
  }

  async #loadPack(pack: PackAsset, attempt: number): Promise<void> {
    const result = await fetchPack(pack).catch(reasonOf);
    const index = this.failed.findIndex(({ name }) => name === pack.name);
    if (index !== -1) {
      this.failed.splice(index, 1);
    }
    if (typeof result === 'string') {
      const time = Date.now();
      this.failed.push({ ...pack, reason: result, time, attempt });
    } else {
      this.loaded.push({ ...pack, files: new Map(Object.entries(result)) });
    }
  }
}

async function fetchPack({ address }: PackAsset): Promise<PackFile['files']> {
  const response = await fetch(address, {
    signal: AbortSignal.timeout(maxWait),
  });
  if (!response.ok) {
    throw new Error(`The server answered ${String(response.status)}`);
  }
  return ((await response.json()) as PackFile).files;
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `${message.replace(/\.$/, '')}.`;
}
