import type { KnownRules } from '../../linter/protocol';
import type { ConfigDocument, ConfigReading } from '../configDocument';
import { isOwnPlugin, pluginOf } from '../packageNames';
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
  return printModule(
    { text, reading, fileName, sourceType: 'module', errors: undefined },
    known,
    false,
    imports,
    new ForeignPrinter(parts, imports, isFlat),
    isFlat ? undefined : { core: findCoreLanguage(parts) },
  );
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
