import { dirname, resolve } from 'node:path';
import type { Node } from 'jsonc-parser';
import type ts from 'typescript';
import { parseJson, propertyOf, valueOf } from '../../config/json/parseJson';
import { indexLines } from '../../text/positions';
import type { ProjectLayout, TsconfigFile, Verdict } from './projectLayout';

/** What a tsconfig says of files, wherever in the chain of `extends` it says so. */
type SpecKey = 'exclude' | 'files' | 'include';

/** A tsconfig of a project that is only described: as TypeScript itself reads it, and where it says what. */
export class Tsconfig {
  readonly folder: string;
  /** With what it extends. */
  readonly options: ts.CompilerOptions;
  /** Its lists, with what it extends. */
  readonly lists: Partial<Record<SpecKey, string[]>>;
  /** Whether the file of the layout is in its project. */
  readonly hasFile: boolean;
  /** TypeScript's words for a file that it extends and doesn't find. */
  readonly missingBase: string | undefined;
  readonly #host: ts.ParseConfigHost;

  /** @param path full, of one that the layout has */
  constructor(
    private readonly typescript: typeof ts,
    readonly layout: ProjectLayout,
    private readonly path: string,
  ) {
    this.folder = dirname(path);
    this.#host = virtualHost(typescript, layout);
    const parsed = this.#parse(
      typescript.readConfigFile(path, name => this.#host.readFile(name)).config,
    );
    this.options = parsed.options;
    this.hasFile = parsed.fileNames.includes(layout.file);
    const missing = parsed.errors.find(({ code }) =>
      [5083, 6053, 5012].includes(code),
    );
    this.missingBase =
      missing &&
      typescript.flattenDiagnosticMessageText(missing.messageText, ' ');
    const lists = (parsed.raw ?? {}) as Partial<Record<SpecKey, unknown>>;
    this.lists = Object.fromEntries(
      (['exclude', 'files', 'include'] as const).flatMap(key => {
        const list: unknown = lists[key];
        return Array.isArray(list)
          ? [[key, list.filter(each => typeof each === 'string')]]
          : [];
      }),
    );
  }

  /** Whether the file would be in with other lists, and the tsconfig's own options. */
  wouldHave(specs: Partial<Record<SpecKey, readonly string[]>>): boolean {
    const { allowJs, checkJs, outDir, declarationDir, resolveJsonModule } =
      this.options;
    const compilerOptions = {
      allowJs: allowJs ?? checkJs,
      outDir,
      declarationDir,
      resolveJsonModule,
    };
    return this.#parse({ compilerOptions, ...specs }).fileNames.includes(
      this.layout.file,
    );
  }

  #parse(config: unknown): ts.ParsedCommandLine {
    const extra = this.layout.parserOptions.extraFileExtensions ?? [];
    return this.typescript.parseJsonConfigFileContent(
      config ?? {},
      this.#host,
      this.folder,
      undefined,
      this.path,
      undefined,
      extra.map(extension => ({
        extension,
        isMixedContent: false,
        scriptKind: this.typescript.ScriptKind.Deferred,
      })),
    );
  }

  /** The text of the tsconfig itself. */
  get own(): TsconfigFile {
    return (
      this.layout.tsconfigs.find(({ path }) => path === this.path) ?? {
        path: this.path,
        text: '{}',
      }
    );
  }

  /** The first of the chain that sets a key. */
  ownerOf(key: string): TsconfigFile | undefined {
    const queue = [this.own];
    const seen = new Set<string>();
    for (let file = queue.shift(); file; file = queue.shift()) {
      if (valueAt(file, key)) {
        return file;
      }
      seen.add(file.path);
      // Of several, the last one counts.
      queue.push(
        ...this.#extendedBy(file)
          .filter(({ path }) => !seen.has(path))
          .reverse(),
      );
    }
    return undefined;
  }

  #extendedBy(file: TsconfigFile): TsconfigFile[] {
    const value = valueAt(file, 'extends');
    const names = value === undefined ? [] : [valueOf(value)].flat();
    return names.flatMap(name => {
      const full = resolve(dirname(file.path), String(name));
      return (
        this.layout.tsconfigs.find(
          each => each.path === full || each.path === `${full}.json`,
        ) ?? []
      );
    });
  }

  /** The line of a key, or of an element of its list; no place where nothing sets it. */
  located(key: string, spec?: string): Pick<Verdict, 'place'> {
    const owner = this.ownerOf(key);
    const value = owner && valueAt(owner, key);
    const element = elementsOf(value)?.find(
      node => spec !== undefined && isSameSpec(valueOf(node), spec),
    );
    const offset = (element ?? value?.parent)?.offset;
    return owner === undefined || offset === undefined
      ? {}
      : { place: placeOf(owner, offset) };
  }
}

/** What a tsconfig itself has for a key. */
export function valueAt({ text }: TsconfigFile, key: string): Node | undefined {
  return propertyOf(parseJson(text).root, key)?.value;
}

/** The elements of a list; `undefined` for what is none. */
export function elementsOf(value: Node | undefined): Node[] | undefined {
  return value?.type === 'array' ? (value.children ?? []) : undefined;
}

/** Inherited patterns are written from the folder of the tsconfig that inherits them: only their end is the same. */
export function isSameSpec(written: unknown, spec: string): boolean {
  return (
    typeof written === 'string' &&
    (spec === written || spec.endsWith(`/${written.replace(/^\.\//, '')}`))
  );
}

/** A line of a tsconfig, to be shown. */
export function placeOf(
  { path, text }: TsconfigFile,
  offset: number,
): NonNullable<Verdict['place']> {
  const { lineNumber } = indexLines(text).positionAt(offset);
  return {
    tsconfig: path,
    line: lineNumber,
    text: (text.split(/\r?\n/)[lineNumber - 1] ?? '').trim(),
  };
}

/** A part of TypeScript that its types don't show: with it, TypeScript goes through folders. */
interface MatchFiles {
  matchFiles?: (...parameters: readonly unknown[]) => string[];
}

/**
 * Lets TypeScript read tsconfigs of a project that is only described.
 *
 * @throws when this version of TypeScript doesn't show how it goes through folders
 */
function virtualHost(
  typescript: typeof ts,
  { tsconfigs, file, otherFiles = [] }: ProjectLayout,
): ts.ParseConfigHost {
  const { matchFiles } = typescript as unknown as MatchFiles;
  if (typeof matchFiles !== 'function') {
    throw new Error(
      `TypeScript ${typescript.version} has no function "matchFiles". Correct src/adopt/project/tsconfig.ts.`,
    );
  }
  const texts = new Map(tsconfigs.map(({ path, text }) => [path, text]));
  const files = [...new Set([...texts.keys(), file, ...otherFiles])];
  const entriesOf = (path: string) => {
    const folder = `${path.replace(/\/$/, '')}/`;
    const names = files
      .filter(each => each.startsWith(folder))
      .map(each => each.slice(folder.length).split('/'));
    return {
      files: names.flatMap(([name = '', inner]) =>
        inner === undefined ? name : [],
      ),
      directories: [
        ...new Set(
          names.flatMap(([name = '', inner]) =>
            inner === undefined ? [] : name,
          ),
        ),
      ],
    };
  };
  return {
    useCaseSensitiveFileNames: true,
    fileExists: path => files.includes(path),
    readFile: path => texts.get(path),
    readDirectory: (root, extensions, excludes, includes, depth) =>
      matchFiles(
        root,
        extensions,
        excludes,
        includes,
        // Capitals matter, paths are full, and there are no links.
        true,
        '/',
        depth,
        entriesOf,
        (path: string) => path,
      ),
  };
}
