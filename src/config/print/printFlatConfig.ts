import { barePresetName } from '../../linter/presets';
import type { KnownRules, WorkerInput } from '../../linter/protocol';
import { Code, Commented, printArguments } from '../../text/printJavaScript';
import type { ConfigError } from '../check/checkRules';
import { ownPlugin } from '../packageNames';
import { limit, ownPreset, turnOff } from '../presets/presetNames';
import { configForFile } from '../read/configForFile';
import { appliesTo, type ConfigPart, isForAll } from '../read/configPart';
import { hiddenFiles } from '../read/filePatterns';
import { assignComments } from './assignComments';
import { findLeftOut, type LeftOut } from './findLeftOut';
import { ForeignPrinter, ImportList } from './printForeign';
import { codeFiles, PartPrinter, typescriptFiles } from './printPart';
import { findUntyped, ownTypes, typesOf } from './typeInformation';

/** A config, and the code that it is tried on. */
export interface TriedConfig extends Pick<
  WorkerInput,
  'fileName' | 'sourceType'
> {
  text: string;
  /** Of other files that are linted with it. */
  otherNames?: readonly string[];
  /** As the linter has them. */
  parts: readonly ConfigPart[];
  /** What the linter says against the config for that file; `undefined` if it has not said yet. */
  errors: readonly ConfigError[] | undefined;
}

/** The file's own name: it is a config, no code to lint, unless the config is for it too. */
const ownName = 'eslint.config.mjs';

/** Tells these two from what the config itself has ESLint ignore, which can come next. */
const ownComment = '// This file itself, and hidden files.';

/**
 * Prints a config as a complete `eslint.config.mjs`, with which ESLint reports what the linter reports
 * here. What cannot be used is in it as a comment, with the reason.
 *
 * @param inProject whether it is for a project of the code alone, with one tsconfig.json and with types in any case
 * @param whole set to print what other packages have too, which is left out otherwise
 */
export function printFlatConfig(
  tried: TriedConfig,
  known: KnownRules,
  {
    inProject = false,
    whole,
  }: { inProject?: boolean; whole?: { moved: MovedFrom | undefined } } = {},
) {
  const imports = new ImportList();
  const { moved } = whole ?? {};
  const foreign =
    whole && new ForeignPrinter(tried.parts, imports, moved === undefined);
  const { text, fileName, errors } = tried;
  const parts = tried.parts.filter(part => part.ignoresAll === undefined);
  const leftOut = findLeftOut(parts, fileName, known, errors);
  const addsTypes = inProject || findUntyped(parts, known.rules) !== undefined;
  const first = parts.find(isForAll);
  const printer = new PartPrinter({
    rules: known.rules,
    leftOut,
    comments: assignComments(text, tried.parts),
    parts,
    imports,
    foreign,
    folder: moved?.folder,
    inProject,
    addedOptions: part => (addsTypes && part === first ? ownTypes : {}),
  });
  // Where the config says where types come from, it says so for JavaScript too.
  const withoutTypes =
    addsTypes && !inProject ? printWithoutTypes(parts, fileName) : [];
  const own = [
    ...(parts.some(hasAll) ? [] : printBase(moved)),
    ...(addsTypes && first === undefined ? [withTypes] : []),
    ...tried.parts.flatMap(part => printer.print(part)),
    ...printEnd(
      tried,
      parts.filter(part => !addsTypes || part !== first),
      known,
      leftOut,
    ),
    ...withoutTypes,
  ];
  // What is printed decides what is imported.
  const plugins = foreign?.printPlugins() ?? [];
  const isNamed = parts.some(({ files }) =>
    files?.flat().some(pattern => pattern.includes(ownName)),
  );
  const ignores = [
    ...(isNamed ? [] : [ownName]),
    ...(moved ? [hiddenFiles] : []),
  ];
  const list = printArguments([
    ...(ignores.length === 0
      ? []
      : [new Commented({ ignores }, moved && !isNamed ? [ownComment] : [])]),
    ...plugins,
    ...own,
  ]);
  const setup = foreign?.printSetup() ?? [];
  return {
    text: [
      ...['// @ts-check', '', ...imports.print()],
      ...setup,
      ...(list.includes(`${limit}(`) ? limiting : []),
      ...(list.includes(`${turnOff}(`) ? turningOff : []),
      '',
      `export default tseslint.config${list};\n`,
    ].join('\n'),
    packages: ['eslint', ...imports.packages].sort(),
    // As the config names what goes through ESLint's compatibility layer.
    throughCompat: [...(foreign?.throughCompat ?? [])],
    // What it does that the config didn't say, in sentences.
    changes: [
      addsTypes &&
        'Added "project: true": there are rules that need types, and nothing said where they come from.',
      withoutTypes.length > 0 &&
        'Turned typed rules off in JavaScript files, which most tsconfigs leave out.',
      ...(parts.some(hasAll) ? [] : describeLanguage(moved)),
    ].flatMap(change => change || []),
  };
}

/** What is so for an eslintrc config that is moved, without being in it. */
export interface MovedFrom {
  /** The folder above it that paths of tsconfigs begin in. */
  folder: string | undefined;
  /** Whether JavaScript is left to ESLint's own parser. */
  keepsParser: boolean;
  /** Whether there are rules of the plugin for JavaScript files. */
  usesPlugin: boolean;
  /** Elements with what files are taken for, where that would be something else. */
  sourceTypes: { files: string[]; languageOptions: { sourceType: string } }[];
}

function describeLanguage(moved: MovedFrom | undefined): string[] {
  const { keepsParser, sourceTypes = [] } = moved ?? {};
  const types = new Set(
    sourceTypes.map(({ languageOptions: { sourceType } }) =>
      sourceType === 'script' ? 'scripts' : 'CommonJS',
    ),
  );
  return [
    ...(keepsParser ? ['JavaScript files keep ESLint’s own parser.'] : []),
    ...Array.from(
      types,
      type =>
        `Where nothing says that files are modules, they are still taken for ${type}.`,
    ),
  ];
}

/** The parser and the plugin, where no preset has them. */
function printBase(moved: MovedFrom | undefined): unknown[] {
  const { keepsParser = false, sourceTypes = [], usesPlugin } = moved ?? {};
  return [
    ...(keepsParser && usesPlugin
      ? [{ plugins: { [ownPlugin]: new Code('tseslint.plugin') } }]
      : []),
    {
      files: [keepsParser ? typescriptFiles : codeFiles],
      extends: [new Code('tseslint.configs.base')],
    },
    ...sourceTypes,
  ];
}

const withTypes = { languageOptions: { parserOptions: ownTypes } };

/** Whether a part has ESLint lint TypeScript, with the parser and the plugin, wherever it is. */
function hasAll(part: ConfigPart): boolean {
  return (
    isForAll(part) &&
    part.presets.some(name => ownPreset(name)?.isList === true)
  );
}

/** What makes the file the same as what is here, where the parts alone would not do it. */
function printEnd(
  { fileName, otherNames = [], parts: all, sourceType }: TriedConfig,
  parts: readonly ConfigPart[],
  known: KnownRules,
  leftOut: LeftOut,
): unknown[] {
  const applied = parts.filter(part => appliesTo(part, fileName));
  const { config } = configForFile(all, fileName);
  const isTyped = known.rules.some(
    ({ id, requiresTypeChecking }) => requiresTypeChecking && leftOut.runs(id),
  );
  const lastTypes = applied.map(typesOf).findLast(each => each !== undefined);
  return [
    ...(isTyped && lastTypes === false
      ? [new Commented(withTypes, ['// Rules that are on need types.'])]
      : []),
    ...(sourceType === 'script' &&
    config.languageOptions?.sourceType === undefined
      ? [{ languageOptions: { sourceType } }]
      : []),
    // ESLint does not look for such files unless it is told.
    ...([fileName, ...otherNames].some(name => name.endsWith('.jsx'))
      ? [{ files: ['**/*.jsx'] }]
      : []),
    ...(leftOut.off.size > 0 ? [{ rules: printOff(leftOut) }] : []),
  ];
}

function printOff({ off }: LeftOut): Record<string, Commented> {
  return Object.fromEntries(
    Array.from(off, ([id, reason]) => [
      id,
      new Commented('off', [`// Off, because it could not be used: ${reason}`]),
    ]),
  );
}

/** Takes typed rules out of JavaScript files, unless the code is one, or the config does so itself. */
function printWithoutTypes(
  parts: readonly ConfigPart[],
  fileName: string,
): unknown[] {
  const isDone = parts.some(
    part =>
      appliesTo(part, 'example.js') &&
      part.presets.map(barePresetName).includes('disable-type-checked'),
  );
  return isDone || /\.[cm]?jsx?$/.test(fileName)
    ? []
    : [
        new Commented(
          {
            files: ['**/*.{js,cjs,mjs,jsx}'],
            extends: [new Code('tseslint.configs.disableTypeChecked')],
          },
          [
            '// Most tsconfigs leave JavaScript out, so it is linted without types.',
          ],
        ),
      ];
}

const turningOff = [
  '',
  '/** @param {Record<string, unknown>} names */',
  `const ${turnOff} = names =>`,
  "  Object.fromEntries(Object.keys(names).map(name => [name, 'off']));",
];

/** Limits presets to the files of a part, where "extends" would replace the files that they are for. */
const limiting = [
  '',
  '/**',
  ' * Limits configs to some files of those that they are for.',
  ' *',
  ' * @param {{ files: any[], ignores?: any[] }} scope',
  ' * @param {any[]} configs',
  ' */',
  `const ${limit} = ({ files, ignores = [] }, configs) =>`,
  '  configs.map(config => ({',
  '    ...config,',
  '    files: files.flatMap(one =>',
  '      (config.files ?? [[]]).map(other => [one, other].flat()),',
  '    ),',
  '    ignores: [...(config.ignores ?? []), ...ignores],',
  '  }));',
];
