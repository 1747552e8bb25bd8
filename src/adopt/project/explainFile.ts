import { basename, dirname, relative } from 'node:path';
import type ts from 'typescript';
import { setValue } from '../../config/json/edits';
import { parseJson, propertyOf, valueOf } from '../../config/json/parseJson';
import type {
  FileVerdict,
  ProjectLayout,
  TsconfigFile,
  Verdict,
} from './projectLayout';
import { elementsOf, isSameSpec, placeOf, Tsconfig, valueAt } from './tsconfig';

/**
 * Says why a file is in the project of a tsconfig, or isn't, as TypeScript itself reads the tsconfig; which line
 * decides; and what to change.
 *
 * @param path full path of a tsconfig that the layout has
 */
export function explainFile(
  typescript: typeof ts,
  layout: ProjectLayout,
  path: string,
): FileVerdict {
  const tsconfig = new Tsconfig(typescript, layout, path);
  const broken = whyBroken(tsconfig);
  const isIncluded = broken === undefined && tsconfig.hasFile;
  return {
    tsconfig: path,
    isIncluded,
    ...(broken ?? (isIncluded ? whyIncluded(tsconfig) : whyLeftOut(tsconfig))),
  };
}

function whyBroken(tsconfig: Tsconfig): Verdict | undefined {
  const { missingBase, own } = tsconfig;
  const [problem] = parseJson(own.text).problems;
  if (problem) {
    return {
      reason: 'broken',
      message: `This tsconfig can’t be read: ${problem.message}`,
      place: placeOf(own, problem.offset),
    };
  }
  return missingBase === undefined
    ? undefined
    : {
        reason: 'broken',
        message: `TypeScript doesn’t find a file that this tsconfig extends: ${missingBase} Paste that file too, after a line \`// path/of/it.json\`.`,
        ...tsconfig.located('extends'),
      };
}

function whyIncluded(tsconfig: Tsconfig): Verdict {
  const { exclude = [], files, include } = tsconfig.lists;
  const file = files?.find(entry => tsconfig.wouldHave({ files: [entry] }));
  if (file !== undefined) {
    return {
      reason: 'files',
      message: `\`files\` names it.`,
      ...tsconfig.located('files', file),
    };
  }
  const spec = include?.find(entry =>
    tsconfig.wouldHave({ include: [entry], exclude }),
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
        ...tsconfig.located('include', spec),
      };
}

/** Says why a file isn't in a project, and what to change: the first reason that there is. */
function whyLeftOut(tsconfig: Tsconfig): Verdict {
  const { files, include } = tsconfig.lists;
  const patterns = include ?? (files ? [] : ['**/*']);
  return (
    isNotCode(tsconfig) ??
    hasOnlyReferences(tsconfig) ??
    isExcluded(tsconfig, patterns) ??
    isInPackages(tsconfig) ??
    isShadowed(tsconfig, patterns) ??
    isOutside(tsconfig, patterns) ??
    hasDot(tsconfig) ??
    matchesNothing(tsconfig, patterns)
  );
}

/** JavaScript without `allowJs`, and what is no code to TypeScript. */
function isNotCode({ layout, options, own }: Tsconfig): Verdict | undefined {
  const { file, parserOptions } = layout;
  const extension = /\.\w+$/.exec(file)?.[0] ?? '';
  if (/\.[cm]?jsx?$/.test(file) && !(options.allowJs ?? options.checkJs)) {
    return {
      reason: 'allow-js',
      message:
        'It’s JavaScript, which TypeScript passes over unless `allowJs` is on.',
      edit: edit(
        'Turn allowJs on',
        own,
        setValue(own.text, ['compilerOptions', 'allowJs'], true),
      ),
    };
  }
  return /\.[cm]?[jt]sx?$/.test(file) ||
    parserOptions.extraFileExtensions?.includes(extension)
    ? undefined
    : {
        reason: 'extension',
        message: `TypeScript doesn’t know \`${extension}\` files. Name the extension in \`parserOptions.extraFileExtensions\`, and in \`include\`.`,
      };
}

/** A tsconfig that only puts others together. */
function hasOnlyReferences(tsconfig: Tsconfig): Verdict | undefined {
  const { files, include } = tsconfig.lists;
  const references = elementsOf(valueAt(tsconfig.own, 'references')) ?? [];
  const paths = references.flatMap(reference => {
    const path: unknown = propertyOf(reference, 'path')?.value.value;
    return typeof path === 'string' ? [`'${asTsconfig(path)}'`] : [];
  });
  return files?.length === 0 && !include && paths.length > 0
    ? {
        reason: 'references',
        message: `It has no files of its own, only references, which the parser doesn’t follow. Name them instead: \`project: [${paths.join(', ')}]\`.`,
        ...tsconfig.located('references'),
      }
    : undefined;
}

/** A reference to a folder means the tsconfig in it. */
function asTsconfig(path: string): string {
  return path.endsWith('.json')
    ? path
    : `${path.replace(/\/$/, '')}/tsconfig.json`;
}

function isExcluded(
  tsconfig: Tsconfig,
  include: readonly string[],
): Verdict | undefined {
  const { exclude } = tsconfig.lists;
  if (!tsconfig.wouldHave({ include, exclude: [] })) {
    return undefined;
  }
  const spec = exclude?.find(
    entry => !tsconfig.wouldHave({ include, exclude: [entry] }),
  );
  if (spec !== undefined) {
    const owner = tsconfig.ownerOf('exclude');
    const list = owner && elementsOf(valueAt(owner, 'exclude'));
    const others = list?.map(valueOf).filter(value => !isSameSpec(value, spec));
    return {
      reason: 'exclude',
      message: `\`exclude\` leaves it out: \`${spec}\`.`,
      ...tsconfig.located('exclude', spec),
      ...(owner &&
        others && {
          edit: edit(
            'Take it out of exclude',
            owner,
            setValue(owner.text, ['exclude'], others),
          ),
        }),
    };
  }
  return exclude === undefined
    ? {
        reason: 'default-exclude',
        message:
          'It’s in the folder of `outDir` or `declarationDir`, which TypeScript leaves out by default. Setting `exclude` replaces this default.',
        ...tsconfig.located('compilerOptions'),
      }
    : undefined;
}

/** Wildcards don't go into folders of packages. */
function isInPackages({ layout }: Tsconfig): Verdict | undefined {
  const folder = /\/(node_modules|bower_components|jspm_packages)\//.exec(
    layout.file,
  )?.[1];
  return folder === undefined
    ? undefined
    : {
        reason: 'default-exclude',
        message: `It’s in \`${folder}\`, which wildcards pass over. Files there are in the project only when code imports them, and there’s seldom a reason to lint them: have ESLint ignore the folder.`,
      };
}

/** Of `a.ts` and `a.js` in one folder, TypeScript takes the first: the other may be what it was compiled to. */
function isShadowed(
  { layout: { file, otherFiles = [] } }: Tsconfig,
  patterns: readonly string[],
): Verdict | undefined {
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
        message: `\`${basename(other)}\` is next to it, and TypeScript takes only one file of that name. Rename one of them, or have ESLint ignore this one.`,
      }
    : undefined;
}

function isOutside(
  tsconfig: Tsconfig,
  patterns: readonly string[],
): Verdict | undefined {
  const { folder, layout } = tsconfig;
  return relative(folder, layout.file).startsWith('../') &&
    !patterns.some(pattern => pattern.startsWith('../'))
    ? {
        reason: 'outside',
        message: `It’s outside the folder of the tsconfig, \`${folder}\`. Patterns count from there: add one that begins with \`../\`, or use another tsconfig.`,
        ...includeEdited(tsconfig),
      }
    : undefined;
}

/** Patterns with wildcards pass over names that begin with a dot. */
function hasDot(tsconfig: Tsconfig): Verdict | undefined {
  const path = relative(tsconfig.folder, tsconfig.layout.file);
  return /(?:^|\/)\.[^./]/.test(path)
    ? {
        reason: 'dot',
        message:
          'Its path has a name that begins with a dot, and wildcards don’t match those. Write that part out.',
        ...tsconfig.located('include'),
        ...includeEdited(tsconfig),
      }
    : undefined;
}

function matchesNothing(
  tsconfig: Tsconfig,
  patterns: readonly string[],
): Verdict {
  const list = patterns.map(pattern => `\`${pattern}\``).join(', ');
  return {
    reason: 'no-match',
    message:
      patterns.length === 0
        ? '`files` lists all files of the project, and this isn’t one of them.'
        : `No pattern in \`include\` matches it: ${list}.`,
    ...tsconfig.located(patterns.length === 0 ? 'files' : 'include'),
    ...includeEdited(tsconfig),
  };
}

/** Adds the file to `include`: a folder of it where there is one, as that is what is usually meant. */
function includeEdited(tsconfig: Tsconfig): Pick<Verdict, 'edit'> {
  const { layout, lists, own } = tsconfig;
  const owner = tsconfig.ownerOf('include') ?? own;
  const path = relative(dirname(owner.path), layout.file);
  const folder = /^[^./][^/]*(?=\/)/.exec(path)?.[0];
  const pattern = folder === undefined ? path : `${folder}/**/*`;
  const works =
    owner.path !== own.path ||
    tsconfig.wouldHave({ include: [pattern], exclude: lists.exclude ?? [] });
  const entry = works ? pattern : path;
  const list = elementsOf(valueAt(owner, 'include'));
  // Without any, all files of the folder are in.
  const before = lists.files ? [] : ['**/*'];
  return {
    edit: edit(
      `Add ${entry} to include`,
      owner,
      list
        ? setValue(owner.text, ['include', list.length], entry, true)
        : setValue(owner.text, ['include'], [...before, entry]),
    ),
  };
}

function edit(
  label: string,
  { path, text: before }: TsconfigFile,
  text: string,
): NonNullable<Verdict['edit']> {
  return { label, tsconfig: path, before, text };
}
