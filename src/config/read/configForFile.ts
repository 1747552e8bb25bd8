import type { WorkerConfig } from '../../linter/protocol';
import { missingFor } from '../packageNames';
import { ownPreset } from '../presets/presetNames';
import {
  appliesTo,
  type ConfigPart,
  ignoredByAll,
  isForAll,
} from './configPart';
import { isIgnored, takeCode } from './filePatterns';

/** Type information is the linter's own part; the parser is told of it nothing that a config says. */
const ofTypeInformation: ReadonlySet<string> = new Set([
  'EXPERIMENTAL_useProjectService',
  'programs',
  'project',
  'projectService',
  'tsconfigRootDir',
]);

/** What a part says to its parser, apart from where types come from. */
export function optionsWithoutTypes({
  parserOptions,
}: ConfigPart): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(parserOptions).filter(
      ([name]) => !ofTypeInformation.has(name),
    ),
  );
}

/** The parts, with what the linter leaves out of them: files that its parser can't parse, and rules of other plugins. */
export function forLinter(parts: readonly ConfigPart[]): ConfigPart[] {
  return parts.map(part => {
    const code = part.files?.flatMap(takeCode);
    return {
      ...part,
      // One that is left out as a whole is said to be for what it is for.
      ...(code && (code.length > 0 ? { files: code } : { isUnparsed: true })),
      rules: part.rules.map(rule => ({
        ...rule,
        missing: missingFor(rule.id),
      })),
    };
  });
}

/** A part as if it were for all files, after what is in force for all of them before it: what it adds is what counts. */
export function partsInForce(
  part: ConfigPart,
  parts: readonly ConfigPart[],
): ConfigPart[] {
  const index = parts.findIndex(({ path }) => path === part.path);
  return [
    ...parts.slice(0, index).filter(each => isForAll(each) && !each.ignoresAll),
    { ...part, files: undefined, ignores: [], ignoresAll: undefined },
  ];
}

/** Puts the parts together that are for a file. */
export function configForFile(
  parts: readonly ConfigPart[],
  fileName: string,
): { config: WorkerConfig; isIgnored: boolean } {
  if (isIgnored(fileName, ignoredByAll(parts))) {
    return { config: { rules: {} }, isIgnored: true };
  }
  const applied = parts.filter(
    part => part.ignoresAll === undefined && appliesTo(part, fileName),
  );
  return { config: mergeParts(applied), isIgnored: false };
}

/** Each part is a layer of its own: presets and rules of later ones outrank those of earlier ones. */
function mergeParts(parts: readonly ConfigPart[]): WorkerConfig {
  const [first, ...overrides] = parts
    .map(layerOf)
    .filter(layer => Object.keys(layer).length > 0);
  const ownGlobals = Object.assign(
    {},
    ...parts.map(part => part.globals),
  ) as ConfigPart['globals'];
  return {
    rules: {},
    ...first,
    ...withoutEmpty({
      overrides,
      globals: [
        ...environmentsOf(parts),
        ...Object.values(withoutEmpty({ ownGlobals })),
      ],
      languageOptions: parts.reduce(mergeLanguage, {}),
      linterOptions: Object.assign(
        {},
        ...parts.map(part => part.linterOptions),
      ) as ConfigPart['linterOptions'],
      settings: parts.map(part => part.settings).reduce(mergeDeep, {}),
    }),
  };
}

/** The environments that are on once a part has turned off what one before it turned on. */
export function environmentsOf(parts: readonly ConfigPart[]): string[] {
  const all = Object.assign(
    {},
    ...parts.map(part => part.environments),
  ) as ConfigPart['environments'];
  return Object.keys(all).filter(name => all[name]);
}

function layerOf({
  presets,
  rules,
}: ConfigPart): Pick<WorkerConfig, 'extends' | 'rules'> {
  const known = rules.filter(({ missing }) => missing === undefined);
  return withoutEmpty({
    extends: [...presets],
    rules: Object.fromEntries(known.map(({ id, entry }) => [id, entry])),
  });
}

type LanguageOptions = NonNullable<WorkerConfig['languageOptions']>;

function mergeLanguage(
  before: LanguageOptions,
  part: ConfigPart,
): LanguageOptions {
  const { languageOptions, presets } = part;
  const { sourceType, ...rest } = before;
  // In a flat config, the plugin's presets say that files are modules.
  const isReset = presets.some(name => ownPreset(name)?.hasParser);
  return {
    ...rest,
    ...(!isReset && sourceType !== undefined && { sourceType }),
    ...languageOptions,
    ...withoutEmpty({
      parserOptions: mergeDeep(
        rest.parserOptions ?? {},
        optionsWithoutTypes(part),
      ),
    }),
  };
}

/** As ESLint merges settings and parser options: objects into each other, and nothing else. */
export function mergeDeep(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const entries = Object.entries(after).map(([name, value]) => {
    const old = Object.hasOwn(before, name) ? before[name] : undefined;
    return [
      name,
      isObject(old) && isObject(value) ? mergeDeep(old, value) : value,
    ];
  });
  return { ...before, ...(Object.fromEntries(entries) as object) };
}

/** Whether something is an object, and no list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Leaves out what is `undefined` or has nothing in it. */
export function withoutEmpty<Given extends object>(
  object: Given,
): Partial<Given> {
  return Object.fromEntries(
    Object.entries(object).filter(
      ([, value]: [string, unknown]) =>
        value !== undefined &&
        (typeof value !== 'object' ||
          value === null ||
          Object.keys(value).length > 0),
    ),
  ) as Partial<Given>;
}
