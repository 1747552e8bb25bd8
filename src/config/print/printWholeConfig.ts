import { groupBy } from '../../linter/groupBy';
import type { KnownRules } from '../../linter/protocol';
import type { ConfigDocument } from '../configDocument';
import { isFilePath, isOwnPlugin, pluginOf } from '../packageNames';
import { partsInForce } from '../read/configForFile';
import { appliesTo, type ConfigPart, ignoredByAll } from '../read/configPart';
import { isIgnored } from '../read/filePatterns';
import {
  coreParser,
  languageForFile,
  parserOf,
  sourceTypeOf,
} from '../read/languageForFile';
import { type MovedFrom, printFlatConfig } from './printFlatConfig';

/** Prints a config with what other packages have in it, as a complete `eslint.config.mjs`. */
export function printWholeConfig(
  { isFlat, parts: all, text }: ConfigDocument,
  known: KnownRules,
) {
  const fileName = 'example.ts';
  const inCode = new Set(
    all.flatMap(({ plugins }) =>
      plugins.filter(({ source }) => source === null).map(({ name }) => name),
    ),
  );
  const parts = all.map(part => ({
    ...part,
    languageOptions: {
      ...(!isFlat && sourceTypeByEnvironment(part, all)),
      ...part.languageOptions,
    },
    remarks: part.remarks.filter(({ isForeign }) => !isForeign),
    rules: part.rules.map(rule =>
      inCode.has(pluginOf(rule.id) ?? '')
        ? {
            ...rule,
            missing: 'its plugin is code in the config, not a package.',
          }
        : rule,
    ),
  }));
  const files = parts.flatMap(({ extended }) =>
    extended.map(({ written }) => written).filter(isFilePath),
  );
  const folder = isFlat ? undefined : findFolder(parts, files);
  const printed = printFlatConfig(
    { text, parts, fileName, sourceType: 'module', errors: undefined },
    known,
    {
      whole: { moved: isFlat ? undefined : { ...findLanguage(parts), folder } },
    },
  );
  return {
    ...printed,
    changes: [
      ...printed.changes,
      !isFlat &&
        hasTypesInJavascript(all) &&
        'JavaScript files are linted with types, as before. A flat config is also for those that "--ext" left out: if your tsconfig doesn’t include them, extend "tseslint.configs.disableTypeChecked" for "**/*.js" at the end.',
      folder !== undefined &&
        `Paths in "project" begin in ${folder}, the folder of the config that this one extends: from there, they lead to tsconfigs.`,
      ...files.map(
        file =>
          `"${file}" is still read as an eslintrc config. Move that file too, and import what comes of it.`,
      ),
    ].flatMap(change => change || []),
  };
}

function hasTypesInJavascript(parts: readonly ConfigPart[]): boolean {
  const language = languageForFile(parts, 'example.js', false);
  return (
    !isIgnored('example.js', ignoredByAll(parts)) &&
    language.has('parserOptions.project') &&
    language.get('parser') !== coreParser
  );
}

/**
 * The folder above the config that paths of tsconfigs begin in. ESLint resolves them where it is started: in a
 * repository of several packages, that is the folder of the config that theirs extend.
 */
function findFolder(
  parts: readonly ConfigPart[],
  files: readonly string[],
): string | undefined {
  const [folder] = files.flatMap(
    file => /^\.\.(?:\/\.\.)*(?=\/)/.exec(file)?.[0] ?? [],
  );
  const depth = folder?.split('/').length ?? 0;
  const leadsDown = parts
    .flatMap(({ parserOptions: { project } }) => [project].flat())
    .some(
      path =>
        typeof path === 'string' &&
        /^[\w@]/.test(path) &&
        path.split('/').length > depth,
    );
  return leadsDown ? folder : undefined;
}

/** How code is read by an eslintrc config. A preset that isn’t here brings its own parser, if it has one. */
function findLanguage(parts: readonly ConfigPart[]): Omit<MovedFrom, 'folder'> {
  const javascript = parts.filter(part => appliesTo(part, 'example.js'));
  const parser = parserOf(javascript) ?? coreParser;
  const keepsParser = parser === coreParser;
  // Without it, the parser takes files for modules whatever their names are.
  const ends = keepsParser ? ['js', 'jsx'] : ['js', 'cjs', 'mjs', 'jsx'];
  return {
    keepsParser,
    usesPlugin: javascript.some(part =>
      part.rules.some(({ id }) => isOwnPlugin(pluginOf(id) ?? '')),
    ),
    sourceTypes: [
      ...findSourceTypes(parts, ends),
      ...findSourceTypes(parts, ['ts', 'cts', 'mts', 'tsx']),
    ],
  };
}

/** What files are taken for, if that isn't written and isn't what a flat config takes them for. */
function unwrittenSourceType(
  applied: readonly ConfigPart[],
): 'commonjs' | 'script' | undefined {
  const isWritten = applied.some(
    ({ parserOptions }) => parserOptions.sourceType !== undefined,
  );
  const sourceType = sourceTypeOf(applied, '', false);
  return !isWritten && (sourceType === 'commonjs' || sourceType === 'script')
    ? sourceType
    : undefined;
}

/** What an override takes its files for by turning an environment on or off. */
function sourceTypeByEnvironment(
  part: ConfigPart,
  parts: readonly ConfigPart[],
): ConfigPart['languageOptions'] {
  const { environments, files } = part;
  const sourceType = unwrittenSourceType(partsInForce(part, parts));
  return files &&
    sourceType !== undefined &&
    ('node' in environments || 'commonjs' in environments)
    ? { sourceType }
    : {};
}

/** The same for files of all kinds, by how they end. */
function findSourceTypes(
  parts: readonly ConfigPart[],
  ends: readonly string[],
): MovedFrom['sourceTypes'] {
  const bySourceType = groupBy(ends, end =>
    unwrittenSourceType(
      parts.filter(part => appliesTo(part, `example.${end}`)),
    ),
  );
  return [...bySourceType].flatMap(([sourceType, same]) => {
    const end = same.length > 1 ? `{${same.join()}}` : same[0];
    return sourceType === undefined
      ? []
      : [{ files: [`**/*.${end}`], languageOptions: { sourceType } }];
  });
}
