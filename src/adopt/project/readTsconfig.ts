import type ts from 'typescript';
import { folderOf, type ProjectLayout } from './projectLayout';

type Ts = typeof ts;

/** What a tsconfig says of files, wherever in the chain of `extends` it says so. */
type SpecKey = 'exclude' | 'files' | 'include';

/** A tsconfig, as TypeScript itself reads it. */
export class ReadTsconfig {
  readonly folder: string;
  /** With what it extends. */
  readonly options: ts.CompilerOptions;
  /** Its lists, with what it extends. */
  readonly lists: Partial<Record<SpecKey, string[]>>;
  /** Whether the file of the layout is in its project. */
  readonly hasFile: boolean;
  readonly #ts: Ts;
  readonly #layout: ProjectLayout;
  readonly #tsconfig: string;
  readonly #host: ts.ParseConfigHost;
  readonly #errors: readonly ts.Diagnostic[];

  /** @param tsconfig full path of one that the layout has */
  constructor(typescript: Ts, layout: ProjectLayout, tsconfig: string) {
    this.#ts = typescript;
    this.#layout = layout;
    this.#tsconfig = tsconfig;
    this.folder = folderOf(tsconfig);
    this.#host = virtualHost(typescript, layout);
    const parsed = this.#parse(
      typescript.readConfigFile(tsconfig, path => this.#host.readFile(path))
        .config,
    );
    const raw = (parsed.raw ?? {}) as Partial<Record<SpecKey, unknown[]>>;
    this.options = parsed.options;
    this.#errors = parsed.errors;
    this.hasFile = this.#has(parsed);
    this.lists = Object.fromEntries(
      (['exclude', 'files', 'include'] as const).flatMap(key => {
        const list = raw[key];
        return Array.isArray(list)
          ? [[key, list.filter(each => typeof each === 'string')]]
          : [];
      }),
    );
  }

  /** Whether the file would be in with other lists, and the tsconfig's own options. */
  wouldHave(
    specs: Partial<Record<SpecKey, readonly string[]>>,
    options: object = {},
  ): boolean {
    const { allowJs, checkJs, outDir, declarationDir, resolveJsonModule } =
      this.options;
    return this.#has(
      this.#parse({
        compilerOptions: {
          allowJs: allowJs ?? checkJs,
          outDir,
          declarationDir,
          resolveJsonModule,
          ...options,
        },
        ...specs,
      }),
    );
  }

  /** TypeScript's words for a file that it extends and doesn't find. */
  missingBase(): string | undefined {
    const missing = this.#errors.find(({ code }) =>
      [5083, 6053, 5012].includes(code),
    );
    return (
      missing && this.#ts.flattenDiagnosticMessageText(missing.messageText, ' ')
    );
  }

  #parse(config: unknown): ts.ParsedCommandLine {
    const extra = this.#layout.parserOptions.extraFileExtensions ?? [];
    return this.#ts.parseJsonConfigFileContent(
      config ?? {},
      this.#host,
      this.folder,
      undefined,
      this.#tsconfig,
      undefined,
      extra.map(extension => ({
        extension,
        isMixedContent: false,
        scriptKind: this.#ts.ScriptKind.Deferred,
      })),
    );
  }

  #has({ fileNames }: ts.ParsedCommandLine): boolean {
    return fileNames.includes(this.#layout.file);
  }
}

/** Parts of TypeScript that its types don't show: with them it goes through folders. */
interface MatchFiles {
  matchFiles: (
    path: string,
    extensions: readonly string[] | undefined,
    excludes: readonly string[] | undefined,
    includes: readonly string[] | undefined,
    useCaseSensitiveFileNames: boolean,
    currentDirectory: string,
    depth: number | undefined,
    getFileSystemEntries: (path: string) => {
      files: readonly string[];
      directories: readonly string[];
    },
    realpath: (path: string) => string,
  ) => string[];
}

/**
 * Lets TypeScript read tsconfigs of a project that is only described.
 *
 * @throws when this version of TypeScript doesn't show how it goes through folders
 */
function virtualHost(
  typescript: Ts,
  { tsconfigs, file, otherFiles = [] }: ProjectLayout,
): ts.ParseConfigHost {
  const { matchFiles } = typescript as unknown as Partial<MatchFiles>;
  if (typeof matchFiles !== 'function') {
    throw new Error(
      `TypeScript ${typescript.version} has no function "matchFiles". Correct src/adopt/project/readTsconfig.ts.`,
    );
  }
  const texts = new Map(tsconfigs.map(({ path, text }) => [path, text]));
  const files = new Set([...texts.keys(), file, ...otherFiles]);
  const entries = entriesByFolder(files);
  return {
    useCaseSensitiveFileNames: true,
    fileExists: path => files.has(path),
    readFile: path => texts.get(path),
    readDirectory: (root, extensions, excludes, includes, depth) =>
      matchFiles(
        root,
        extensions,
        excludes,
        includes,
        true,
        '/',
        depth,
        path => {
          const found = entries.get(path.replace(/(?<=.)\/$/, ''));
          return {
            files: [...(found?.files ?? [])],
            directories: [...(found?.directories ?? [])],
          };
        },
        path => path,
      ),
  };
}

interface Entries {
  files: Set<string>;
  directories: Set<string>;
}

function entriesByFolder(files: Iterable<string>): Map<string, Entries> {
  const folders = new Map<string, Entries>();
  const folderOf = (path: string): Entries => {
    const folder = folders.get(path) ?? {
      files: new Set(),
      directories: new Set(),
    };
    folders.set(path, folder);
    return folder;
  };
  for (const file of files) {
    const parts = file.split('/').slice(1);
    parts.forEach((part, index) => {
      const folder = folderOf(`/${parts.slice(0, index).join('/')}`);
      const isFile = index === parts.length - 1;
      (isFile ? folder.files : folder.directories).add(part);
    });
  }
  return folders;
}
