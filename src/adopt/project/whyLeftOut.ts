import { setValue } from '../../config/json/edits';
import { parseJson, propertyOf, valueOf } from '../../config/json/parseJson';
import {
  folderOf,
  nameOf,
  type ProjectLayout,
  relativePath,
  type Verdict,
} from './projectLayout';
import type { ReadTsconfig } from './readTsconfig';
import { elementsOf, isSameSpec, type TsconfigChain } from './tsconfigChain';

const codeExtension = /\.[cm]?[jt]sx?$/;
const javascriptExtension = /\.[cm]?jsx?$/;

/** Says why a file isn't in a project, and what to change. */
export function whyLeftOut(
  layout: ProjectLayout,
  read: ReadTsconfig,
  chain: TsconfigChain,
): Verdict {
  return new LeftOut(layout, read, chain).verdict();
}

class LeftOut {
  readonly #layout: ProjectLayout;
  readonly #read: ReadTsconfig;
  readonly #chain: TsconfigChain;

  constructor(layout: ProjectLayout, read: ReadTsconfig, chain: TsconfigChain) {
    this.#layout = layout;
    this.#read = read;
    this.#chain = chain;
  }

  verdict(): Verdict {
    const { files, include, exclude } = this.#read.lists;
    const patterns = include ?? (files ? [] : ['**/*']);
    return (
      this.#notCode() ??
      this.#onlyReferences() ??
      this.#isExcluded(patterns, exclude) ??
      this.#inPackages() ??
      this.#shadowed(patterns) ??
      this.#outside(patterns) ??
      this.#dotFolder() ??
      this.#notMatched(patterns)
    );
  }

  /** JavaScript without `allowJs`, and what is no code to TypeScript. */
  #notCode(): Verdict | undefined {
    const { file, parserOptions } = this.#layout;
    const { allowJs, checkJs } = this.#read.options;
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
    const { root } = parseJson(this.#chain.own().text);
    const references = propertyOf(root, 'references')?.value;
    const paths = (references?.children ?? []).flatMap(reference => {
      const path: unknown = propertyOf(reference, 'path')?.value.value;
      return typeof path === 'string' ? [path] : [];
    });
    const isEmpty =
      this.#read.lists.files?.length === 0 && !this.#read.lists.include;
    return isEmpty && paths.length > 0
      ? {
          reason: 'references',
          message: `It has no files of its own, only references, which the parser doesn’t follow. Name them instead: \`project: [${paths.map(path => `'${asTsconfig(path)}'`).join(', ')}]\`.`,
          ...this.#chain.located('references'),
        }
      : undefined;
  }

  #isExcluded(
    patterns: readonly string[],
    exclude: readonly string[] | undefined,
  ): Verdict | undefined {
    if (!this.#read.wouldHave({ include: patterns, exclude: [] })) {
      return undefined;
    }
    const spec = exclude?.find(
      entry => !this.#read.wouldHave({ include: patterns, exclude: [entry] }),
    );
    if (spec !== undefined) {
      const owner = this.#chain.ownerOf('exclude');
      const list = owner && elementsOf(owner, 'exclude');
      return {
        reason: 'exclude',
        message: `\`exclude\` leaves it out: \`${spec}\`.`,
        ...this.#chain.located('exclude', spec),
        ...(owner &&
          list && {
            edit: {
              label: 'Take it out of exclude',
              tsconfig: owner.path,
              text: setValue(
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
          ...this.#chain.located('compilerOptions'),
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
    return file.startsWith(`${this.#read.folder}/`) ||
      this.#read.folder === '' ||
      patterns.some(pattern => pattern.startsWith('../'))
      ? undefined
      : {
          reason: 'outside',
          message: `It’s outside the folder of the tsconfig, \`${this.#read.folder}\`. Patterns count from there: add one that begins with \`../\`, or use another tsconfig.`,
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
          ...this.#chain.located('include'),
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
      ...this.#chain.located(patterns.length === 0 ? 'files' : 'include'),
      ...this.#includeEdited(),
    };
  }

  /** Adds the file to `include`: a folder of it where there is one, as that is what is usually meant. */
  #includeEdited(): Pick<Verdict, 'edit'> {
    const owner = this.#chain.ownerOf('include') ?? this.#chain.own();
    const inherited = owner.path !== this.#chain.own().path;
    const path = relativePath(
      inherited ? folderOf(owner.path) : this.#read.folder,
      this.#layout.file,
    );
    const pattern =
      path.includes('/') && !path.startsWith('../') && !path.startsWith('.')
        ? `${path.split('/')[0] ?? ''}/**/*`
        : path;
    const works = this.#read.wouldHave({
      include: [pattern],
      exclude: this.#read.lists.exclude ?? [],
    });
    const entry = works || inherited ? pattern : path;
    const list = elementsOf(owner, 'include');
    return {
      edit: {
        label: `Add ${entry} to include`,
        tsconfig: owner.path,
        text: list
          ? setValue(owner.text, ['include', list.length], entry, true)
          : setValue(owner.text, ['include'], [entry]),
      },
    };
  }

  #edited(
    label: string,
    path: string[],
    value: unknown,
  ): Pick<Verdict, 'edit'> {
    const { path: tsconfig, text } = this.#chain.own();
    return { edit: { label, tsconfig, text: setValue(text, path, value) } };
  }

  #relativeFile(): string {
    return relativePath(this.#read.folder, this.#layout.file);
  }
}

/** A reference to a folder means the tsconfig in it. */
function asTsconfig(path: string): string {
  return path.endsWith('.json')
    ? path
    : `${path.replace(/\/$/, '')}/tsconfig.json`;
}
