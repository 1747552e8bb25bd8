import { basename, normalize, relative, resolve } from 'node:path';
import { stringsIn } from './projectLayout';
import { isCode, type Place, placeOf, type Tsconfig } from './tsconfig';

/** Why a file is in a tsconfig's project, or isn't. */
export interface FileVerdict extends Verdict {
  tsconfig: string;
  isIncluded: boolean;
  /** The same for single runs. */
  isIncludedOnce: boolean;
}

interface Verdict {
  reason: VerdictReason;
  /** A sentence with code between backticks. */
  message: string;
  place?: Place;
}

export type VerdictReason =
  'broken' | keyof typeof reasonsAgainst | keyof typeof reasonsFor;

/** Says why a file is in the project of a tsconfig, and which line decides. @param once as it is read in single runs */
export function explainFile(
  read: Tsconfig,
  once: Tsconfig = read,
): FileVerdict {
  const { file } = read.layout;
  const isIncluded = read.problem === undefined && read.has(file);
  const isIncludedOnce = once.problem === undefined && once.has(file);
  // What is in whenever it is read is in for the same reason.
  const decisive = isIncluded ? once : read;
  const verdict =
    whyBroken(read) ??
    whyBroken(decisive) ??
    firstOf(isIncludedOnce ? reasonsFor : reasonsAgainst, decisive);
  return { tsconfig: read.own.path, isIncluded, isIncludedOnce, ...verdict };
}

function whyBroken({ own, problem }: Tsconfig): Verdict | undefined {
  const { message, offset } = problem ?? {};
  return message === undefined
    ? undefined
    : {
        reason: 'broken',
        message,
        ...(offset !== undefined && { place: placeOf(own, offset) }),
      };
}

function firstOf(reasons: Reasons, tsconfig: Tsconfig): Verdict {
  for (const [reason, tell] of Object.entries(reasons)) {
    const [message, key, spec] = tell(tsconfig) || [];
    if (message !== undefined) {
      return {
        reason: reason as VerdictReason,
        message,
        ...(key !== undefined && tsconfig.located(key, spec)),
      };
    }
  }
  throw new Error('The last reason is for whatever none of the others is for.');
}

/** The patterns of `include`, or those that TypeScript takes when it isn’t set. */
export function patternsOf({ lists }: Tsconfig): string[] {
  return lists.include ?? (lists.files ? [] : ['**/*']);
}

/** A pattern of another tsconfig is written from its folder: `config/../src`. */
export function tidy(pattern: string): string {
  return pattern.includes('/../') ? normalize(pattern) : pattern;
}

/** Other packages' parsers, for files that have code in them. */
const parsers: Readonly<Record<string, string>> = {
  '.astro': 'astro-eslint-parser',
  '.gts': 'ember-eslint-parser',
  '.svelte': 'svelte-eslint-parser',
  '.vue': 'vue-eslint-parser',
};

/** A sentence, the key of the tsconfig that it is about, and a pattern in it. */
type Told = [message: string, key?: string, spec?: string] | false;

type Reasons = Readonly<Record<string, (tsconfig: Tsconfig) => Told>>;

const reasonsFor = {
  files: tsconfig => {
    const file = tsconfig.lists.files?.find(entry =>
      tsconfig.wouldHave({ files: [entry] }),
    );
    return file !== undefined && ['`files` names it.', 'files', file];
  },
  include: tsconfig => {
    const { exclude = [], include } = tsconfig.lists;
    const spec = include?.find(entry =>
      tsconfig.wouldHave({ include: [entry], exclude }),
    );
    return (
      spec !== undefined && [
        `\`include\` has a pattern for it: \`${tidy(spec)}\`.`,
        'include',
        spec,
      ]
    );
  },
  everything: () => [
    'Neither `include` nor `files` is set, so that all files in the folder of the tsconfig are in.',
  ],
} satisfies Reasons;

const reasonsAgainst = {
  packages: ({ layout }) =>
    /\/(?:node_modules|bower_components|jspm_packages)\//.test(layout.file) && [
      'It’s part of an installed package, which TypeScript’s wildcards and ESLint both leave out. There’s nothing to change.',
    ],
  'allow-js': ({ layout, options }) =>
    /\.[cm]?jsx?$/.test(layout.file) &&
    !(options.allowJs ?? options.checkJs) && [
      'It’s JavaScript, and the tsconfig doesn’t turn `allowJs` on. The parser adds such files itself, except in single runs (`allowAutomaticSingleRunInference`) and with the project service.',
      'compilerOptions',
    ],
  extension: ({ layout: { file, parserOptions }, way }) => {
    const extension = /\.\w+$/.exec(file)?.[0] ?? '';
    const parser = parsers[extension];
    const isNamed = stringsIn(parserOptions?.extraFileExtensions).includes(
      extension,
    );
    return (
      !isCode(file) &&
      (parser === undefined
        ? [
            `\`${extension || basename(file)}\` isn’t code that this parser reads. Lint such files with a parser of their own and without typed rules, or leave them out of what ESLint lints. \`extraFileExtensions\` alone doesn’t help.`,
          ]
        : isNamed
          ? way !== 'watch' && [
              `\`extraFileExtensions\` names \`${extension}\`, but only programs that are kept up to date take account of it.`,
            ]
          : [
              `TypeScript doesn’t know \`${extension}\` files. Set \`${parser}\` as their parser, with \`parserOptions: { parser: '@typescript-eslint/parser', extraFileExtensions: ['${extension}'] }\`, and see that \`include\` has their folder.`,
            ])
    );
  },
  references: tsconfig => {
    const { files, include } = tsconfig.lists;
    const paths = tsconfig.references.map(
      path => `'./${relative(tsconfig.folder, path)}'`,
    );
    return (
      files?.length === 0 &&
      !include &&
      paths.length > 0 && [
        `It has no files of its own, only references, which the parser doesn’t follow. Name them instead: \`project: [${paths.join(', ')}]\`.`,
        'references',
      ]
    );
  },
  exclude: tsconfig => {
    const include = patternsOf(tsconfig);
    const spec = tsconfig.wouldHave({ include, exclude: [] })
      ? tsconfig.lists.exclude?.find(
          entry => !tsconfig.wouldHave({ include, exclude: [entry] }),
        )
      : undefined;
    return (
      spec !== undefined && [
        `\`exclude\` leaves it out: \`${tidy(spec)}\`.`,
        'exclude',
        spec,
      ]
    );
  },
  'default-exclude': tsconfig =>
    !tsconfig.lists.exclude &&
    tsconfig.wouldHave({ include: patternsOf(tsconfig), exclude: [] }) && [
      'It’s in the folder of `outDir` or `declarationDir`, which TypeScript leaves out by default. Have ESLint ignore what is compiled.',
      'compilerOptions',
    ],
  capitals: tsconfig => {
    const { exclude = [], files = [] } = tsconfig.lists;
    const lists = { include: patternsOf(tsconfig), exclude, files };
    return (
      tsconfig.wouldHave(lists, { isCaseSensitive: false }) && [
        'Only capitals keep it out: on Windows and macOS the tsconfig has it, on Linux and so usually on CI it doesn’t. Write the names as they are on the disk.',
        'include',
      ]
    );
  },
  outside: tsconfig =>
    relative(tsconfig.folder, tsconfig.layout.file).startsWith('../') &&
    !patternsOf(tsconfig).some(pattern => pattern.startsWith('../')) && [
      'It’s outside the folder of the tsconfig, from which patterns count.',
    ],
  dot: tsconfig => {
    const { folder, layout, lists } = tsconfig;
    const path = relative(folder, layout.file);
    const file = resolve(folder, path.replaceAll(/(^|\/)\.(?=[^./])/g, '$1'));
    const { exclude = [] } = lists;
    return (
      file !== layout.file &&
      tsconfig.wouldHave(
        { include: patternsOf(tsconfig), exclude },
        { file },
      ) && [
        'Its path has a name that begins with a dot, and wildcards don’t match those. Write that part out.',
        'include',
      ]
    );
  },
  'no-match': tsconfig => {
    const patterns = patternsOf(tsconfig);
    const list = patterns.map(pattern => `\`${tidy(pattern)}\``).join(', ');
    const braces = patterns.find(pattern => pattern.includes('{'));
    return patterns.length === 0
      ? [
          '`files` lists all files of the project, and this isn’t one of them.',
          'files',
        ]
      : [
          `No pattern in \`include\` matches it: ${list}.${braces === undefined ? '' : ' TypeScript doesn’t expand braces.'}`,
          'include',
          braces,
        ];
  },
} satisfies Reasons;
