import { dirname, resolve } from 'node:path';
import type { Node } from 'jsonc-parser';
import ts from 'typescript';
import { elementsOf, parseJson, propertyOf } from '../../config/json/parseJson';
import { indexLines } from '../../text/positions';
import {
  projectFolder,
  type ProjectLayout,
  stringsIn,
  type TsconfigFile,
  type Way,
} from './projectLayout';

/** What a tsconfig says of files, wherever in the chain of `extends` it says so. */
export type Lists = Partial<Record<(typeof listNames)[number], string[]>>;

const listNames = ['include', 'files', 'exclude'] as const;

/**
 * What the parser sets whatever the tsconfig says, as `createDefaultCompilerOptionsFromExtra` in
 * typescript-estree. In single runs it is `CORE_COMPILER_OPTIONS`, which don't decide about files.
 */
const imposedOptions: ts.CompilerOptions = {
  allowJs: true,
  checkJs: true,
  allowNonTsExtensions: true,
};

const missingFile = new Set([5012, 5083, 6053]);

/** No files at all: only a program that is made once is refused for that, which is said of the file. */
const noInputs = 18003;

/** A tsconfig of a project that is only described: as the parser has TypeScript read it, and where it says what. */
export class Tsconfig {
  readonly folder: string;
  /** With what it extends. */
  readonly options: ts.CompilerOptions;
  readonly lists: Lists;
  readonly missingBases: string[];
  /** Why nothing can be said of it: TypeScript refuses it, or something is missing. */
  readonly problem: { message: string; offset: number | undefined } | undefined;
  readonly own: TsconfigFile;
  /** What it extends, the deepest first, by full path. */
  readonly #bases = new Map<string, ts.ExtendedConfigCacheEntry>();
  readonly #names: ReadonlySet<string>;

  /** @param own one of those that the layout has */
  constructor(
    readonly layout: ProjectLayout,
    own: TsconfigFile,
    readonly way: Way,
  ) {
    this.own = own;
    this.folder = dirname(own.path);
    const { config, error } = ts.parseConfigFileTextToJson(
      own.path,
      own.text,
    ) as { config?: object; error?: ts.Diagnostic };
    const parsed = this.#parse(config ?? {});
    const { errors, options } = parsed;
    this.#names = new Set(parsed.fileNames);
    this.options = options;
    const missing = errors.filter(({ code }) => missingFile.has(code));
    const asText = ({ messageText }: ts.Diagnostic): string =>
      ts.flattenDiagnosticMessageText(messageText, ' ');
    this.missingBases = missing.flatMap(
      diagnostic => /'([^']+)'/.exec(asText(diagnostic))?.[1] ?? [],
    );
    const [refused] = [
      // A mistake in the JSON itself is passed over where the program is made once.
      ...(way === 'watch' && error ? [error] : []),
      ...(way === 'service' ? [] : errors),
    ].filter(({ code }) => code !== noInputs && !missingFile.has(code));
    this.lists = Object.fromEntries(
      listNames.flatMap(key => {
        const list: unknown = (parsed.raw as Lists | undefined)?.[key];
        return Array.isArray(list) ? [[key, stringsIn(list)]] : [];
      }),
    );
    // What packages have to extend says nothing of files; and a tsconfig's own lists replace those of its base.
    const base = this.missingBases.find(name => /^[./]/.test(name));
    const isUnknown =
      base !== undefined && !this.lists.files && !this.lists.include;
    this.problem = refused
      ? {
          message: `TypeScript refuses this tsconfig: ${asText(refused)}`,
          offset: refused.start,
        }
      : isUnknown
        ? {
            message: `This tsconfig extends \`${base.replace(`${projectFolder}/`, '')}\`, which isn’t here. Paste that file too, after a line \`// path/of/it.json\`.`,
            offset: valueAt(own, 'extends')?.offset,
          }
        : undefined;
  }

  /** Whether the program of the tsconfig has a file, apart from imports, which only the code shows. */
  has(file: string): boolean {
    const { allowJs, checkJs } = this.options;
    const isRead =
      this.way === 'watch' ||
      /\.(?:[cm]?tsx?|json)$/.test(file) ||
      (isCode(file) && (allowJs ?? checkJs ?? false));
    // `files` can name what isn't read then.
    return isRead && this.#names.has(file);
  }

  /** Whether a file would be in with other lists, and the tsconfig's own options. */
  wouldHave(
    lists: Readonly<Lists>,
    { file = this.layout.file, isCaseSensitive = true } = {},
  ): boolean {
    const { allowJs, checkJs, outDir, declarationDir, resolveJsonModule } =
      this.options;
    const compilerOptions = {
      allowJs: allowJs ?? checkJs,
      outDir,
      declarationDir,
      resolveJsonModule,
    };
    const layout = { ...this.layout, file };
    const host = virtualHost(layout, isCaseSensitive);
    return this.#parse({ compilerOptions, ...lists }, host).fileNames.includes(
      file,
    );
  }

  #parse(
    config: object,
    host = virtualHost(this.layout),
  ): ts.ParsedCommandLine {
    const { layout, way } = this;
    const extensions =
      way === 'watch' ? layout.parserOptions?.extraFileExtensions : [];
    return ts.parseJsonConfigFileContent(
      config,
      host,
      this.folder,
      way === 'watch' ? imposedOptions : {},
      this.own.path,
      undefined,
      stringsIn(extensions).map(extension => ({
        extension,
        isMixedContent: true,
        scriptKind: ts.ScriptKind.Deferred,
      })),
      this.#bases,
    );
  }

  /** Full paths of the tsconfigs that it refers to: a folder means the `tsconfig.json` in it. */
  get references(): string[] {
    return elementsOf(valueAt(this.own, 'references')).flatMap(reference => {
      const path: unknown = propertyOf(reference, 'path')?.value.value;
      return typeof path === 'string'
        ? resolve(
            this.folder,
            path.endsWith('.json') ? path : `${path}/tsconfig.json`,
          )
        : [];
    });
  }

  /** The line of a key, or of an element of its list, here or in what it extends; no place where nothing sets it. */
  located(key: string, spec?: string): { place?: Place } {
    const full = spec === undefined ? undefined : resolve(this.folder, spec);
    const bases = [...this.#bases.keys()].reverse();
    const [owner, value] =
      [this.own.path, ...bases]
        .flatMap(path =>
          this.layout.tsconfigs
            .filter(each => each.path === path)
            .map(each => [each, valueAt(each, key)] as const),
        )
        .find(([, each]) => each) ?? [];
    const element = elementsOf(value).find(
      node => resolve(dirname(owner?.path ?? ''), String(node.value)) === full,
    );
    const node = element ?? value?.parent;
    return owner && node ? { place: placeOf(owner, node.offset) } : {};
  }
}

/** What a tsconfig itself has for a key. */
export function valueAt({ text }: TsconfigFile, key: string): Node | undefined {
  return propertyOf(parseJson(text).root, key)?.value;
}

/** The files, folders and patterns that its lists name. */
export function namedIn(tsconfig: TsconfigFile): string[] {
  return listNames.flatMap(key =>
    elementsOf(valueAt(tsconfig, key)).map(({ value }) => String(value)),
  );
}

/** Whether TypeScript can read a file. */
export function isCode(file: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(file);
}

export type Place = ReturnType<typeof placeOf>;

/** The line with something of a tsconfig. */
export function placeOf({ path, text }: TsconfigFile, offset: number) {
  const { lineNumber } = indexLines(text).positionAt(offset);
  return {
    tsconfig: path,
    line: lineNumber,
    text: (text.split(/\r?\n/)[lineNumber - 1] ?? '').trim(),
  };
}

/** Lets TypeScript read tsconfigs of a project that is only described. @throws where it doesn't show how it reads folders */
function virtualHost(
  { tsconfigs, file, otherFiles = [] }: ProjectLayout,
  isCaseSensitive = true,
): ts.ParseConfigHost {
  // Its types don't show with what TypeScript goes through folders.
  const { matchFiles } = ts as unknown as {
    matchFiles?: (...parameters: readonly unknown[]) => string[];
  };
  if (typeof matchFiles !== 'function') {
    throw new Error(
      `TypeScript ${ts.version} has no function "matchFiles". Correct src/adopt/project/tsconfig.ts.`,
    );
  }
  const texts = new Map(tsconfigs.map(({ path, text }) => [path, text]));
  const files = [...new Set([...texts.keys(), file, ...otherFiles])];
  const entriesOf = (path: string) => {
    const folder = `${path.replace(/\/$/, '')}/`;
    const names = files
      .filter(each => each.startsWith(folder))
      .map(each => each.slice(folder.length).split('/'));
    const isFile = ({ length }: string[]) => length === 1;
    const first = ([name = '']: string[]) => name;
    return {
      files: names.filter(isFile).map(first),
      directories: [...new Set(names.filter(name => !isFile(name)).map(first))],
    };
  };
  return {
    useCaseSensitiveFileNames: isCaseSensitive,
    fileExists: path => files.includes(path),
    readFile: path => texts.get(path),
    readDirectory: (root, extensions, excludes, includes, depth) =>
      matchFiles(
        root,
        extensions,
        excludes,
        includes,
        isCaseSensitive,
        // Paths are full, and there are no links.
        '/',
        depth,
        entriesOf,
        (path: string) => path,
      ),
  };
}
