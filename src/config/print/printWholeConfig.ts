import type { KnownRules } from '../../linter/protocol';
import type { ConfigDocument, ConfigReading } from '../configDocument';
import { isFilePath, isOwnPlugin, pluginOf } from '../packageNames';
import { configForFile } from '../read/configForFile';
import { appliesTo, type ConfigPart } from '../read/configPart';
import { coreParser, parserOf, sourceTypeOf } from '../read/languageForFile';
import { ImportList } from './imports';
import {
  type CoreLanguage,
  printModule,
  type WholeFlatConfig,
} from './printFlatConfig';
import { ForeignPrinter } from './printForeign';

/**
 * Prints a config with what other packages have in it, as a complete `eslint.config.mjs`.
 */
export function printWholeConfig(
  { isFlat, parts: all, text }: ConfigDocument,
  known: KnownRules,
): WholeFlatConfig {
  const fileName = 'example.ts';
  const inCode = new Set(
    all.flatMap(({ plugins }) =>
      plugins.filter(({ source }) => source === null).map(({ name }) => name),
    ),
  );
  const parts = all.map(part => ({
    ...part,
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
  const reading: ConfigReading = {
    ...configForFile(parts, fileName),
    parts,
    problems: [],
  };
  const imports = new ImportList();
  const files = parts.flatMap(({ extended }) =>
    extended.map(({ written }) => written).filter(isFilePath),
  );
  const folder = isFlat ? undefined : findFolder(parts, files);
  const printed = printModule(
    { text, reading, fileName, sourceType: 'module', errors: undefined },
    known,
    false,
    imports,
    new ForeignPrinter(parts, imports, isFlat),
    isFlat ? undefined : { core: findCoreLanguage(parts), folder },
  );
  return {
    ...printed,
    changes: [
      ...printed.changes,
      ...(folder === undefined
        ? []
        : [
            `Paths in "project" begin in ${folder}, the folder of the config that this one extends: from there, they lead to tsconfigs.`,
          ]),
      ...files.map(
        file =>
          `"${file}" is still read as an eslintrc config. Move that file too, and import what comes of it.`,
      ),
    ],
  };
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

/** @returns `undefined` where an eslintrc config has JavaScript parsed as TypeScript is, or a preset that isn’t here can say how */
function findCoreLanguage(
  parts: readonly ConfigPart[],
): CoreLanguage | undefined {
  const applied = parts.filter(part => appliesTo(part, 'example.js'));
  if (parserOf(applied) !== coreParser) {
    return undefined;
  }
  const sourceType = sourceTypeOf(applied, 'example.js', false);
  const isWritten = applied.some(
    ({ parserOptions }) => parserOptions.sourceType !== undefined,
  );
  return {
    sourceType: isWritten ? undefined : sourceType,
    usesPlugin: applied.some(part =>
      part.rules.some(({ id }) => isOwnPlugin(pluginOf(id) ?? '')),
    ),
  };
}
