import { ownParser } from '../packageNames';
import { ownPreset } from '../presets/presetNames';
import { typesOf } from '../print/typeInformation';
import { configForFile, environmentsOf, withoutEmpty } from './configForFile';
import { appliesTo, type ConfigPart } from './configPart';

/** ESLint's own parser: what code is parsed with where a config names none. */
export const coreParser = 'espree';

/** Names of what ESLint reads code by, with values as they are compared and shown. */
export type FileLanguage = ReadonlyMap<string, string>;

/**
 * How ESLint reads the code of a file, apart from the rules.
 *
 * @param isFlat a flat config takes code for modules unless it says otherwise
 */
export function languageForFile(
  parts: readonly ConfigPart[],
  fileName: string,
  isFlat: boolean,
): FileLanguage {
  const applied = parts.filter(part => appliesTo(part, fileName));
  const { config } = configForFile(applied, fileName);
  const parser = parserOf(applied);
  // Other parsers have their own idea of what a file is.
  const isKnown = parser === ownParser || parser === coreParser;
  const values = withoutEmpty({
    parser,
    'parserOptions.parser': isKnown
      ? undefined
      : applied.map(part => part.innerParser).findLast(Boolean),
    'parserOptions.project':
      applied.map(typesOf).findLast(types => types !== undefined) || undefined,
    parserOptions: Object.fromEntries(
      Object.entries(config.languageOptions?.parserOptions ?? {}).filter(
        // A flat config has another place for one, and no need of the other.
        ([name]) => name !== 'sourceType' && name !== 'ecmaVersion',
      ),
    ),
    sourceType: isKnown ? sourceTypeOf(applied, fileName, isFlat) : undefined,
    globals: config.globals?.toSorted(),
    processor: applied.map(part => part.processor).findLast(Boolean),
    settings: config.settings,
    linterOptions: config.linterOptions,
  });
  return new Map(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}

/** The parser; `undefined` where a preset of another package can bring one. */
export function parserOf(applied: readonly ConfigPart[]): string | undefined {
  return applied.reduce<string | undefined>((before, part) => {
    const last = part.extended.at(-1);
    const ofPresets = part.presets.some(name => ownPreset(name)?.hasParser)
      ? ownParser
      : before;
    return part.parser ?? (last?.isForeign === true ? undefined : ofPresets);
  }, coreParser);
}

/** The plugin's presets say that files are modules. */
export function sourceTypeOf(
  applied: readonly ConfigPart[],
  fileName: string,
  isFlat: boolean,
): string {
  const written = applied
    .flatMap(part => [
      part.presets.some(name => ownPreset(name)?.hasParser)
        ? 'module'
        : undefined,
      part.parserOptions.sourceType,
      part.languageOptions.sourceType,
    ])
    .findLast(value => typeof value === 'string');
  if (written !== undefined) {
    return String(written);
  }
  if (isFlat) {
    return fileName.endsWith('.cjs') ? 'commonjs' : 'module';
  }
  // Their files have a scope of their own, as what Node.js calls CommonJS.
  return environmentsOf(applied).some(name =>
    ['commonjs', 'node'].includes(name),
  )
    ? 'commonjs'
    : 'script';
}
