import { basename, normalize, relative, resolve } from 'node:path';
import type { FileVerdict, Verdict } from './projectLayout';
import { placeOf, referencesOf, stringsIn, type Tsconfig } from './tsconfig';

/**
 * Says why a file is in the project of a tsconfig, or isn't, as TypeScript itself reads the tsconfig, and which line
 * decides.
 *
 * @param read the tsconfig as it is usually read
 * @param once the same, as it is read in single runs
 */
export function explainFile(
  read: Tsconfig,
  once: Tsconfig = read,
): FileVerdict {
  const { file } = read.layout;
  const isIncluded = read.problem === undefined && read.has(file);
  const isIncludedOnce = once.problem === undefined && once.has(file);
  const verdict =
    whyBroken(read) ??
    (isIncluded
      ? isIncludedOnce
        ? whyIncluded(read)
        : (whyBroken(once) ?? whyLeftOut(once))
      : whyLeftOut(read));
  return { tsconfig: read.own.path, isIncluded, isIncludedOnce, ...verdict };
}

/** What TypeScript refuses, or can't know because a file is missing that the tsconfig extends. */
function whyBroken(tsconfig: Tsconfig): Verdict | undefined {
  const { missingBases, own, problem } = tsconfig;
  if (problem) {
    return {
      reason: 'broken',
      message: `TypeScript refuses this tsconfig: ${problem.message}`,
      ...(problem.offset !== undefined && {
        place: placeOf(own, problem.offset),
      }),
    };
  }
  // What packages have to extend says nothing of files; and a tsconfig's own lists replace those of its base.
  const { files, include } = tsconfig.lists;
  const base = missingBases.find(name => /^[./]/.test(name));
  return base !== undefined && files === undefined && include === undefined
    ? {
        reason: 'broken',
        message: `This tsconfig extends \`${base.replace(/^\/project\//, '')}\`, which isn’t here. Paste that file too, after a line \`// path/of/it.json\`.`,
        ...tsconfig.located('extends'),
      }
    : undefined;
}

function whyIncluded(tsconfig: Tsconfig): Verdict {
  const { exclude = [], files, include } = tsconfig.lists;
  const file = files?.find(entry => tsconfig.wouldHave({ files: [entry] }));
  if (file !== undefined) {
    return {
      reason: 'files',
      message: '`files` names it.',
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
        message: `\`include\` has a pattern for it: \`${tidy(spec)}\`.`,
        ...tsconfig.located('include', spec),
      };
}

/** Says why a file isn't in a project: the first reason that there is. */
function whyLeftOut(tsconfig: Tsconfig): Verdict {
  return (
    isInPackages(tsconfig) ??
    isNotCode(tsconfig) ??
    hasOnlyReferences(tsconfig) ??
    isShadowed(tsconfig) ??
    isExcluded(tsconfig) ??
    hasOtherCapitals(tsconfig) ??
    isOutside(tsconfig) ??
    hasDot(tsconfig) ??
    matchesNothing(tsconfig)
  );
}

/** A pattern of another tsconfig is written from its folder: `config/../src`. */
export function tidy(pattern: string): string {
  return pattern.includes('/../') ? normalize(pattern) : pattern;
}

/** What `include` has, or stands for where nothing is set. */
export function patternsOf({ lists }: Tsconfig): string[] {
  return lists.include ?? (lists.files ? [] : ['**/*']);
}

function isInPackages({ layout }: Tsconfig): Verdict | undefined {
  return /\/(?:node_modules|bower_components|jspm_packages)\//.test(layout.file)
    ? {
        reason: 'packages',
        message:
          'It’s part of an installed package, which neither TypeScript’s wildcards nor ESLint go into. There is nothing to change.',
      }
    : undefined;
}

/** Other packages' parsers, for files that have code in them. */
const parsers: Readonly<Record<string, string>> = {
  '.astro': 'astro-eslint-parser',
  '.gts': 'ember-eslint-parser',
  '.svelte': 'svelte-eslint-parser',
  '.vue': 'vue-eslint-parser',
};

/** JavaScript without `allowJs`, and what is no code to TypeScript. */
function isNotCode(tsconfig: Tsconfig): Verdict | undefined {
  const { layout, options, way } = tsconfig;
  const { file, parserOptions } = layout;
  const extension = /\.\w+$/.exec(file)?.[0] ?? '';
  if (/\.[cm]?[jt]sx?$/.test(file)) {
    const isPassedOver =
      /\.[cm]?jsx?$/.test(file) && !(options.allowJs ?? options.checkJs);
    return isPassedOver
      ? {
          reason: 'allow-js',
          message:
            'It’s JavaScript, and the tsconfig doesn’t turn `allowJs` on. For programs that are kept up to date the parser does that itself, but not in single runs or with the project service.',
          ...tsconfig.located('compilerOptions'),
        }
      : undefined;
  }
  const parser = parsers[extension];
  if (parser === undefined) {
    return {
      reason: 'extension',
      message: `\`${extension || basename(file)}\` isn’t code that this parser reads. Lint such files with a parser of their own and without typed rules, or leave them out of what ESLint lints. \`extraFileExtensions\` alone doesn’t help.`,
    };
  }
  const isNamed = stringsIn(parserOptions?.extraFileExtensions).includes(
    extension,
  );
  return isNamed && way === 'watch'
    ? undefined
    : {
        reason: 'extension',
        message: isNamed
          ? `\`extraFileExtensions\` names \`${extension}\`, but only programs that are kept up to date take account of it.`
          : `TypeScript doesn’t know \`${extension}\` files. Set \`${parser}\` as their parser, with \`parserOptions: { parser: '@typescript-eslint/parser', extraFileExtensions: ['${extension}'] }\`, and see that \`include\` has their folder.`,
      };
}

/** A tsconfig that only puts others together. */
function hasOnlyReferences(tsconfig: Tsconfig): Verdict | undefined {
  const { files, include } = tsconfig.lists;
  const paths = referencesOf(tsconfig).map(
    path => `'./${relative(tsconfig.folder, path)}'`,
  );
  return files?.length === 0 && !include && paths.length > 0
    ? {
        reason: 'references',
        message: `It has no files of its own, only references, which the parser doesn’t follow. Name them instead: \`project: [${paths.join(', ')}]\`.`,
        ...tsconfig.located('references'),
      }
    : undefined;
}

/** Of `a.ts` and `a.js` in one folder, TypeScript takes the first: the other may be what it was compiled to. */
function isShadowed(tsconfig: Tsconfig): Verdict | undefined {
  const other = shadowsOf(tsconfig).find(path =>
    tsconfig.layout.otherFiles?.includes(path),
  );
  return other !== undefined && patternsOf(tsconfig).length > 0
    ? {
        reason: 'shadowed',
        message: `\`${basename(other)}\` is next to it, and TypeScript takes only one file of that name. Rename one of them, or have ESLint ignore this one.`,
      }
    : undefined;
}

/** Full paths of files that would take the place of the file, if they were there. */
export function shadowsOf({ layout: { file } }: Tsconfig): string[] {
  const [, base = '', extension = ''] =
    /^(.*?)((?:\.d)?\.[cm]?[jt]sx?)$/.exec(file) ?? [];
  const family = /\.[cm]/.test(extension)
    ? [extension.replace(/^\.d|[jt]s$/g, '') + 'ts']
    : ['.ts', '.tsx'];
  const at = family.indexOf(extension);
  return (extension === '' ? [] : family)
    .slice(0, at < 0 ? 2 : at)
    .map(each => base + each);
}

function isExcluded(tsconfig: Tsconfig): Verdict | undefined {
  const { exclude } = tsconfig.lists;
  const include = patternsOf(tsconfig);
  if (!tsconfig.wouldHave({ include, exclude: [] })) {
    return undefined;
  }
  const spec = exclude?.find(
    entry => !tsconfig.wouldHave({ include, exclude: [entry] }),
  );
  if (spec !== undefined) {
    return {
      reason: 'exclude',
      message: `\`exclude\` leaves it out: \`${tidy(spec)}\`.`,
      ...tsconfig.located('exclude', spec),
    };
  }
  return exclude === undefined
    ? {
        reason: 'default-exclude',
        message:
          'It’s in the folder of `outDir` or `declarationDir`, which TypeScript leaves out by default. Have ESLint ignore what is compiled.',
        ...tsconfig.located('compilerOptions'),
      }
    : undefined;
}

/** A path with other capitals is the same on Windows and macOS, and another one on Linux. */
function hasOtherCapitals(tsconfig: Tsconfig): Verdict | undefined {
  const { exclude = [], files = [] } = tsconfig.lists;
  const lists = { include: patternsOf(tsconfig), exclude, files };
  return tsconfig.wouldHave(lists, { isCaseSensitive: false })
    ? {
        reason: 'capitals',
        message:
          'Only capitals keep it out: on Windows and macOS the tsconfig has it, on Linux and so usually on CI it doesn’t. Write the names as they are on the disk.',
        ...tsconfig.located('include'),
      }
    : undefined;
}

function isOutside(tsconfig: Tsconfig): Verdict | undefined {
  const { folder, layout } = tsconfig;
  return relative(folder, layout.file).startsWith('../') &&
    !patternsOf(tsconfig).some(pattern => pattern.startsWith('../'))
    ? {
        reason: 'outside',
        message:
          'It’s outside the folder of the tsconfig, from which patterns count.',
      }
    : undefined;
}

/** Patterns with wildcards pass over names that begin with a dot. */
function hasDot(tsconfig: Tsconfig): Verdict | undefined {
  const { folder, layout, lists } = tsconfig;
  const path = relative(folder, layout.file);
  const file = resolve(folder, path.replaceAll(/(^|\/)\.(?=[^./])/g, '$1'));
  const { exclude = [] } = lists;
  return file !== layout.file &&
    tsconfig.wouldHave({ include: patternsOf(tsconfig), exclude }, { file })
    ? {
        reason: 'dot',
        message:
          'Its path has a name that begins with a dot, and wildcards don’t match those. Write that part out.',
        ...tsconfig.located('include'),
      }
    : undefined;
}

function matchesNothing(tsconfig: Tsconfig): Verdict {
  const patterns = patternsOf(tsconfig);
  const list = patterns.map(pattern => `\`${tidy(pattern)}\``).join(', ');
  const braces = patterns.find(pattern => pattern.includes('{'));
  return {
    reason: 'no-match',
    message:
      patterns.length === 0
        ? '`files` lists all files of the project, and this isn’t one of them.'
        : `No pattern in \`include\` matches it: ${list}.${braces === undefined ? '' : ' TypeScript doesn’t expand braces.'}`,
    ...tsconfig.located(patterns.length === 0 ? 'files' : 'include', braces),
  };
}
