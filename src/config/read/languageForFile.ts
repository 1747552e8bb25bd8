import { ownParser } from '../packageNames';
import { ownPreset } from '../presets/presetNames';
import { typesOf } from '../print/typeInformation';
import { configForFile, environmentsOf } from './configForFile';
import { appliesTo, type ConfigPart } from './configPart';

/** ESLint's own parser: what code is parsed with where a config names none. */
export const coreParser = 'espree';

/** Names of what ESLint reads code by, with values as they are compared and shown. */
export type FileLanguage = ReadonlyMap<string, string>;

/**
 * How ESLint reads the code of a file, apart from the rules: its parser, how that is set, and what is there
 * without being declared.
 *
 * @param isFlat whether the parts are of a flat config, which takes code for modules unless it says otherwise
 */
export function languageForFile(
  parts: readonly ConfigPart[],
  fileName: string,
  isFlat: boolean,
): FileLanguage {
  const applied = parts.filter(part => appliesTo(part, fileName));
  const { config } = configForFile(applied, fileName);
  const parser = parserOf(applied);
  const parserOptions = {
    ...config.languageOptions?.parserOptions,
    // A flat config has another place for one, and no need of the other.
    sourceType: undefined,
    ecmaVersion: undefined,
  };
  const values = {
    parser,
    'parserOptions.parser':
      parser === ownParser || parser === coreParser
        ? undefined
        : applied.map(({ innerParser }) => innerParser).findLast(isGiven),
    'parserOptions.project':
      applied.map(typesOf).findLast(isGiven) || undefined,
    parserOptions: withoutEmpty(parserOptions),
    // Other parsers have their own idea of what a file is.
    sourceType:
      parser === ownParser || parser === coreParser
        ? sourceTypeOf(applied, fileName, isFlat)
        : undefined,
    globals: config.globals?.toSorted(),
    processor: applied.map(({ processor }) => processor).findLast(isGiven),
    settings: config.settings,
    linterOptions: config.linterOptions,
  };
  return new Map(
    Object.entries(values).flatMap(([name, value]): [string, string][] =>
      value === undefined
        ? []
        : [[name, typeof value === 'string' ? value : JSON.stringify(value)]],
    ),
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

function isGiven(value: unknown): boolean {
  return value !== undefined;
}

function withoutEmpty(object: object): object | undefined {
  return Object.values(object).some(isGiven) ? object : undefined;
}
