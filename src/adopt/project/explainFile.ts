import type { Node } from 'jsonc-parser';
import type ts from 'typescript';
import { change } from '../../config/edit/editConfig';
import { parseJson, propertyOf, valueOf } from '../../config/json/parseJson';
import { indexLines } from '../../text/positions';
import type { FileVerdict, ProjectLayout, TsconfigFile } from './layout';
import { virtualHost } from './virtualHost';

type Ts = typeof ts;

/** What a tsconfig says of files, wherever in the chain of `extends` it says so. */
type SpecKey = 'exclude' | 'files' | 'include';

const codeExtension = /\.[cm]?[jt]sx?$/;
const javascriptExtension = /\.[cm]?jsx?$/;

/**
 * Says why a file is in the project of a tsconfig, or isn't, as TypeScript itself reads the tsconfig; which line
 * decides; and what to change.
 *
 * @param tsconfig full path of one that the layout has
 */
export function explainFile(
  typescript: Ts,
  layout: ProjectLayout,
  tsconfig: string,
): FileVerdict {
  return new FileQuestion(typescript, layout, tsconfig).answer();
}

/** What is left out of a verdict until it is known which tsconfig it is about. */
type Verdict = Omit<FileVerdict, 'isIncluded' | 'tsconfig'>;

class FileQuestion {
  readonly #ts: Ts;
  readonly #layout: ProjectLayout;
  readonly #tsconfig: string;
  readonly #folder: string;
  readonly #host: ts.ParseConfigHost;
  readonly #parsed: ts.ParsedCommandLine;
  readonly #raw: Partial<Record<SpecKey, string[]>>;

  constructor(typescript: Ts, layout: ProjectLayout, tsconfig: string) {
    this.#ts = typescript;
    this.#layout = layout;
    this.#tsconfig = tsconfig;
    this.#folder = folderOf(tsconfig);
    this.#host = virtualHost(typescript, layout);
    this.#parsed = this.#parse(
      typescript.readConfigFile(tsconfig, path => this.#host.readFile(path))
        .config,
    );
    const raw = (this.#parsed.raw ?? {}) as Partial<Record<SpecKey, unknown[]>>;
    this.#raw = Object.fromEntries(
      (['exclude', 'files', 'include'] as const).flatMap(key => {
        const list = raw[key];
        return Array.isArray(list)
          ? [[key, list.filter(each => typeof each === 'string')]]
          : [];
      }),
    );
  }

  answer(): FileVerdict {
    const isIncluded = this.#has(this.#parsed);
    const verdict =
      this.#broken() ?? (isIncluded ? this.#whyIn() : this.#whyOut());
    return {
      tsconfig: this.#tsconfig,
      isIncluded: verdict.reason !== 'broken' && isIncluded,
      ...verdict,
    };
  }

  #parse(config: unknown): ts.ParsedCommandLine {
    const extra = this.#layout.parserOptions.extraFileExtensions ?? [];
    return this.#ts.parseJsonConfigFileContent(
      config ?? {},
      this.#host,
      this.#folder,
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

  /** Whether the file would be in with other lists, and the tsconfig's own options. */
  #wouldHave(
    specs: Partial<Record<SpecKey, readonly string[]>>,
    options: object = {},
  ): boolean {
    const { allowJs, checkJs, outDir, declarationDir, resolveJsonModule } =
      this.#parsed.options;
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

  #broken(): Verdict | undefined {
    const { path, text } = this.#ownFile();
    const [problem] = parseJson(text).problems;
    if (problem) {
      return {
        reason: 'broken',
        message: `This tsconfig can’t be read: ${problem.message}`,
        place: placeOf({ path, text }, problem.offset),
      };
    }
    const missing = this.#parsed.errors.find(({ code }) =>
      [5083, 6053, 5012].includes(code),
    );
    return missing
      ? {
          reason: 'broken',
          message: `TypeScript doesn’t find a file that this tsconfig extends: ${this.#ts.flattenDiagnosticMessageText(missing.messageText, ' ')} Paste that file too, after a line \`// path/of/it.json\`.`,
          ...this.#located('extends'),
        }
      : undefined;
  }

  #whyIn(): Verdict {
    const { files, include } = this.#raw;
    const file = files?.find(entry => this.#wouldHave({ files: [entry] }));
    if (file !== undefined) {
      return {
        reason: 'files',
        message: `\`files\` names it.`,
        ...this.#located('files', file),
      };
    }
    const spec = include?.find(entry =>
      this.#wouldHave({ include: [entry], exclude: this.#raw.exclude ?? [] }),
    );
    return spec === undefined
      ? {
          reason: 'everything',
          message:
            'Neither `include` nor `files` is set, so that all files in the folder of the tsconfig are in.',
        }
      : {
          reason: 'include',
          message: `\`include\` has a pattern for it: \`${spec}\`.`,
          ...this.#located('include', spec),
        };
  }

  #whyOut(): Verdict {
    const { files, include, exclude } = this.#raw;
    const patterns = include ?? (files ? [] : ['**/*']);
    return (
      this.#notCode() ??
      this.#onlyReferences() ??
      this.#isExcluded(patterns, exclude) ??
      this.#inPackages() ??
      undefined ??
      this.#shadowed(patterns) ??
      this.#outside(patterns) ??
      this.#dotFolder() ??
      this.#notMatched(patterns)
    );
  }

  /** JavaScript without `allowJs`, and what is no code to TypeScript. */
  #notCode(): Verdict | undefined {
    const { file, parserOptions } = this.#layout;
    const { allowJs, checkJs } = this.#parsed.options;
    const extension = /\.\w+$/.exec(file)?.[0] ?? '';
    if (javascriptExtension.test(file) && !(allowJs ?? checkJs)) {
      return {
        reason: 'allow-js',
        message:
          'It’s JavaScript, which TypeScript passes over unless `allowJs` is on.',
        ...this.#edited(
          'Turn allowJs on',
          ['compilerOptions', 'allowJs'],
          true,
        ),
      };
    }
    return codeExtension.test(file) ||
      parserOptions.extraFileExtensions?.includes(extension)
      ? undefined
      : {
          reason: 'extension',
          message: `TypeScript doesn’t know \`${extension}\` files. Name the extension in \`parserOptions.extraFileExtensions\`, and in \`include\`.`,
        };
  }

  /** A tsconfig that only puts others together. */
  #onlyReferences(): Verdict | undefined {
    const { root } = parseJson(this.#ownFile().text);
    const references = propertyOf(root, 'references')?.value;
    const paths = (references?.children ?? []).flatMap(reference => {
      const path: unknown = propertyOf(reference, 'path')?.value.value;
      return typeof path === 'string' ? [path] : [];
    });
    const isEmpty = this.#raw.files?.length === 0 && !this.#raw.include;
    return isEmpty && paths.length > 0
      ? {
          reason: 'references',
          message: `It has no files of its own, only references, which the parser doesn’t follow. Name them instead: \`project: [${paths.map(path => `'${asTsconfig(path)}'`).join(', ')}]\`.`,
          ...this.#located('references'),
        }
      : undefined;
  }

  #isExcluded(
    patterns: readonly string[],
    exclude: readonly string[] | undefined,
  ): Verdict | undefined {
    if (!this.#wouldHave({ include: patterns, exclude: [] })) {
      return undefined;
    }
    const spec = exclude?.find(
      entry => !this.#wouldHave({ include: patterns, exclude: [entry] }),
    );
    if (spec !== undefined) {
      const owner = this.#ownerOf('exclude');
      const list = owner && elementsOf(owner, 'exclude');
      return {
        reason: 'exclude',
        message: `\`exclude\` leaves it out: \`${spec}\`.`,
        ...this.#located('exclude', spec),
        ...(owner &&
          list && {
            edit: {
              label: 'Take it out of exclude',
              tsconfig: owner.path,
              text: change(
                owner.text,
                ['exclude'],
                list
                  .map(node => valueOf(node))
                  .filter(value => !isSameSpec(value, spec)),
              ),
            },
          }),
      };
    }
    return exclude === undefined
      ? {
          reason: 'default-exclude',
          message:
            'It’s in the folder of `outDir` or `declarationDir`, which TypeScript leaves out by default. Setting `exclude` replaces this default.',
          ...this.#located('compilerOptions'),
        }
      : undefined;
  }

  /** Wildcards don't go into folders of packages. */
  #inPackages(): Verdict | undefined {
    const folder = /\/(node_modules|bower_components|jspm_packages)\//.exec(
      this.#layout.file,
    )?.[1];
    return folder === undefined
      ? undefined
      : {
          reason: 'default-exclude',
          message: `It’s in \`${folder}\`, which wildcards pass over. Files there are in the project only when code imports them, and there’s seldom a reason to lint them: have ESLint ignore the folder.`,
        };
  }

  /** Of `a.ts` and `a.js` in one folder, TypeScript takes the first: the other may be what it was compiled to. */
  #shadowed(patterns: readonly string[]): Verdict | undefined {
    const { file, otherFiles = [] } = this.#layout;
    const base = file.replace(/(?:\.d)?\.[cm]?[jt]sx?$/, '');
    const other = otherFiles.find(
      each =>
        each !== file &&
        /^\.[cm]?tsx?$/.test(each.slice(base.length)) &&
        each.startsWith(base),
    );
    return other !== undefined && patterns.length > 0
      ? {
          reason: 'shadowed',
          message: `\`${nameOf(other)}\` is next to it, and TypeScript takes only one file of that name. Rename one of them, or have ESLint ignore this one.`,
        }
      : undefined;
  }

  #outside(patterns: readonly string[]): Verdict | undefined {
    const { file } = this.#layout;
    return file.startsWith(`${this.#folder}/`) ||
      this.#folder === '' ||
      patterns.some(pattern => pattern.startsWith('../'))
      ? undefined
      : {
          reason: 'outside',
          message: `It’s outside the folder of the tsconfig, \`${this.#folder}\`. Patterns count from there: add one that begins with \`../\`, or use another tsconfig.`,
          ...this.#includeEdited(),
        };
  }

  /** Patterns with wildcards pass over names that begin with a dot. */
  #dotFolder(): Verdict | undefined {
    const path = this.#relativeFile();
    return /(?:^|\/)\.[^./]/.test(path)
      ? {
          reason: 'dot',
          message:
            'Its path has a name that begins with a dot, and wildcards don’t match those. Write that part out.',
          ...this.#located('include'),
          ...this.#includeEdited(),
        }
      : undefined;
  }

  #notMatched(patterns: readonly string[]): Verdict {
    const list = patterns.map(pattern => `\`${pattern}\``).join(', ');
    return {
      reason: 'no-match',
      message:
        patterns.length === 0
          ? '`files` lists all files of the project, and this isn’t one of them.'
          : `No pattern in \`include\` matches it: ${list}.`,
      ...this.#located(patterns.length === 0 ? 'files' : 'include'),
      ...this.#includeEdited(),
    };
  }

  /** Adds the file to `include`: a folder of it where there is one, as that is what is usually meant. */
  #includeEdited(): Pick<Verdict, 'edit'> {
    const owner = this.#ownerOf('include') ?? this.#ownFile();
    const inherited = owner.path !== this.#tsconfig;
    const path = relativePath(
      inherited ? folderOf(owner.path) : this.#folder,
      this.#layout.file,
    );
    const pattern =
      path.includes('/') && !path.startsWith('../') && !path.startsWith('.')
        ? `${path.split('/')[0] ?? ''}/**/*`
        : path;
    const works = this.#wouldHave({
      include: [pattern],
      exclude: this.#raw.exclude ?? [],
    });
    const entry = works || inherited ? pattern : path;
    const list = elementsOf(owner, 'include');
    return {
      edit: {
        label: `Add ${entry} to include`,
        tsconfig: owner.path,
        text: list
          ? change(owner.text, ['include', list.length], entry, true)
          : change(owner.text, ['include'], [entry]),
      },
    };
  }

  #edited(
    label: string,
    path: string[],
    value: unknown,
  ): Pick<Verdict, 'edit'> {
    const { path: tsconfig, text } = this.#ownFile();
    return { edit: { label, tsconfig, text: change(text, path, value) } };
  }

  #relativeFile(): string {
    return relativePath(this.#folder, this.#layout.file);
  }

  #ownFile(): TsconfigFile {
    return (
      this.#layout.tsconfigs.find(({ path }) => path === this.#tsconfig) ?? {
        path: this.#tsconfig,
        text: '{}',
      }
    );
  }

  /** The tsconfig in the chain of `extends` that sets a key: the first one that does. */
  #ownerOf(key: string): TsconfigFile | undefined {
    const queue = [this.#ownFile()];
    const seen = new Set<string>();
    for (let file = queue.shift(); file; file = queue.shift()) {
      const { root } = parseJson(file.text);
      if (propertyOf(root, key)) {
        return file;
      }
      seen.add(file.path);
      // Of several, the last one counts.
      queue.push(
        ...this.#extendedBy(file, root)
          .filter(({ path }) => !seen.has(path))
          .reverse(),
      );
    }
    return undefined;
  }

  #extendedBy({ path }: TsconfigFile, root: Node | undefined): TsconfigFile[] {
    const value = propertyOf(root, 'extends')?.value;
    const names = value === undefined ? [] : [valueOf(value)].flat();
    return names.flatMap(name => {
      if (typeof name !== 'string') {
        return [];
      }
      const full = joinPath(folderOf(path), name);
      return (
        this.#layout.tsconfigs.find(
          each => each.path === full || each.path === `${full}.json`,
        ) ?? []
      );
    });
  }

  /** The line of a list, or of an element of it. */
  #located(key: string, spec?: string): Pick<Verdict, 'place'> {
    const owner = this.#ownerOf(key);
    if (owner === undefined) {
      return {};
    }
    const property = propertyOf(parseJson(owner.text).root, key);
    const element = elementsOf(owner, key)?.find(
      node => spec !== undefined && isSameSpec(valueOf(node), spec),
    );
    const offset = element?.offset ?? property?.key.offset;
    return offset === undefined ? {} : { place: placeOf(owner, offset) };
  }
}

/** Inherited patterns are written from the folder of the tsconfig that inherits them: only their end is the same. */
function isSameSpec(written: unknown, spec: string): boolean {
  return (
    typeof written === 'string' &&
    (spec === written || spec.endsWith(`/${written.replace(/^\.\//, '')}`))
  );
}

function elementsOf({ text }: TsconfigFile, key: string): Node[] | undefined {
  const value = propertyOf(parseJson(text).root, key)?.value;
  return value?.type === 'array' ? (value.children ?? []) : undefined;
}

function placeOf(
  { path, text }: TsconfigFile,
  offset: number,
): NonNullable<FileVerdict['place']> {
  const { lineNumber } = indexLines(text).positionAt(offset);
  return {
    tsconfig: path,
    line: lineNumber,
    text: (text.split(/\r?\n/)[lineNumber - 1] ?? '').trim(),
  };
}

/** Without a slash at the end; the root is empty. */
function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** A reference to a folder means the tsconfig in it. */
function asTsconfig(path: string): string {
  return path.endsWith('.json')
    ? path
    : `${path.replace(/\/$/, '')}/tsconfig.json`;
}

/** A full path, with `.` and `..` in the added part worked out. */
export function joinPath(folder: string, path: string): string {
  const parts = path.startsWith('/') ? [] : folder.split('/').filter(Boolean);
  for (const part of path.split('/')) {
    if (part === '..') {
      parts.pop();
    } else if (part !== '.' && part !== '') {
      parts.push(part);
    }
  }
  return `/${parts.join('/')}`;
}

/** From a folder to a file, with `../` where it is outside. */
function relativePath(folder: string, file: string): string {
  const from = folder.split('/').filter(Boolean);
  const to = file.split('/').filter(Boolean);
  let same = 0;
  while (same < from.length && from[same] === to[same]) {
    same += 1;
  }
  return [...from.slice(same).map(() => '..'), ...to.slice(same)].join('/');
}
