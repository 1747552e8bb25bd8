import { barePresetName } from '../../linter/presets';
import type { PlaygroundRule } from '../../linter/protocol';
import {
  Code,
  Commented,
  printInLine,
  printJavaScript,
  printProperty,
  Spread,
} from '../../text/printJavaScript';
import { limit, ownPreset, turnOff } from '../presets/presetNames';
import { entriesOf } from '../presets/presetSettings';
import { environmentsOf, withoutEmpty } from '../read/configForFile';
import {
  type ConfigPart,
  isForAll,
  type WrittenRule,
} from '../read/configPart';
import { expandBraces } from '../read/filePatterns';
import { isOn } from '../ruleEntry';
import type { AssignedComments } from './assignComments';
import type { LeftOut } from './findLeftOut';
import type { ImportList } from './printForeign';
import type { ForeignPrinter } from './printForeign';
import { printParserOptions } from './typeInformation';

interface PrintSettings {
  rules: readonly PlaygroundRule[];
  leftOut: LeftOut;
  comments: AssignedComments;
  parts: readonly ConfigPart[];
  imports: ImportList;
  /** Prints what other packages have; `undefined` where it is left out. */
  foreign: ForeignPrinter | undefined;
  folder: string | undefined;
  inProject: boolean;
  addedOptions: (part: ConfigPart) => object;
}

export class PartPrinter {
  /** Rules that what is printed so far turns on, for some files at least. */
  private readonly on = new Set<string>();

  constructor(private readonly settings: PrintSettings) {}

  /** @returns the elements of a flat config that say what the part says, comments included */
  print(part: ConfigPart): Commented[] {
    const before = [
      ...this.settings.comments(part).before,
      ...part.remarks.map(({ message }) => `// ${message}`),
    ];
    const elements = this.printElements(part);
    if (part.isUnparsed) {
      const lines = elements.flatMap(each =>
        toComments(`${printJavaScript(each)},`),
      );
      return [new Commented(undefined, [...before, ...lines])];
    }
    const [first, ...others] = elements;
    return [
      new Commented(first, before),
      ...others.map(element => new Commented(element, [])),
    ];
  }

  private printElements(part: ConfigPart): unknown[] {
    const { ignores, ignoresAll, name } = part;
    if (ignoresAll !== undefined) {
      // With a name, ESLint 8 would take it for a part for all other files.
      const comment = name === undefined ? [] : [`// ${name}`];
      return [new Commented({ ignores }, comment)];
    }
    const scope = scopeOf(part);
    const { foreign } = this.settings;
    const extended = part.extended.flatMap(
      each => each.preset ?? (foreign && each.isForeign ? each.written : []),
    );
    const isWhole =
      isForAll(part) ||
      (!isForTypescript(part) && part.presets.some(hasTypescriptPart)) ||
      extended.some(each => foreign?.isThroughCompat(each));
    const isLimited = isWhole && !isForAll(part);
    const presets = [
      ...[...new Set(extended)].flatMap(each =>
        isLimited ? this.printForFiles(each, part) : this.printPreset(each),
      ),
      ...(foreign?.printEnvironments(part) ?? []).map(each =>
        isLimited ? { ...scope, extends: [each] } : each,
      ),
    ];
    // Of a plugin that has no preset for flat configs, these are rules alone.
    const isRules = presets.every(isPlainObject);
    const own = {
      ...(!isWhole && !isRules && { extends: presets }),
      ...this.printOwn(part),
    };
    return [
      ...(isWhole
        ? presets
        : isRules
          ? presets.map(each => ({ ...scope, ...each }))
          : []),
      ...(Object.keys(own).length === 0
        ? []
        : [{ ...(name !== undefined && { name }), ...scope, ...own }]),
    ];
  }

  /** A preset among other elements, or in a list that an element extends. Nothing is left of one with no effect. */
  private printPreset(name: string): unknown[] {
    const { foreign, imports, rules } = this.settings;
    const preset = ownPreset(name);
    if (preset !== undefined) {
      entriesOf(barePresetName(name), rules)
        .filter(({ entry }) => isOn(entry))
        .forEach(({ id }) => this.on.add(id));
      return [imports.printPreset(preset)];
    }
    if (foreign !== undefined) {
      return [foreign.printExtended(name)];
    }
    // Without its package, what turns rules off is written out.
    const off = entriesOf(name, rules).filter(({ id }) => this.on.delete(id));
    return off.length === 0
      ? []
      : [{ rules: Object.fromEntries(off.map(({ id }) => [id, 'off'])) }];
  }

  /** A preset for certain files: it can have parts for files of its own, which `extends` would replace. */
  private printForFiles(name: string, part: ConfigPart): unknown[] {
    const scope = scopeOf(part);
    const isThroughCompat = this.settings.foreign?.isThroughCompat(name);
    const isOwn = hasTypescriptPart(name) && !isForTypescript(part);
    const presets = this.printPreset(name);
    return part.files && (isThroughCompat === true || isOwn)
      ? presets.map(preset => limited(scope, preset))
      : presets.map(preset => ({ ...scope, extends: [preset] }));
  }

  private printOwn(part: ConfigPart): Record<string, unknown> {
    const { languageOptions, linterOptions, settings } = part;
    const { folder, inProject } = this.settings;
    const parsers = this.settings.foreign?.printParsers(part);
    const { sourceType } = part.parserOptions;
    // Next to the parser, rules see it too, and ESLint's own parser goes by nothing else.
    const movesSourceType =
      this.settings.foreign !== undefined && typeof sourceType === 'string';
    return withoutEmpty({
      languageOptions: withoutEmpty({
        ...(movesSourceType && { sourceType }),
        ...languageOptions,
        ...parsers?.outer,
        globals: this.printGlobals(part),
        parserOptions: withoutEmpty({
          ...printParserOptions(part, folder, inProject),
          ...(movesSourceType && { sourceType: undefined }),
          ...parsers?.inner,
          ...this.settings.addedOptions(part),
        }),
      }),
      linterOptions,
      ...(this.settings.foreign && { processor: part.processor }),
      settings,
      rules: this.printRules(part),
    });
  }

  /** An environment is turned off where a part before has turned it on. */
  private printGlobals(part: ConfigPart): Record<string, unknown> {
    const { environments, globals } = part;
    const { imports, parts } = this.settings;
    const codeOf = (name: string) =>
      imports.codeOf({ from: 'globals', as: 'globals', path: [name] });
    const before = parts.slice(0, parts.indexOf(part));
    const names = Object.keys(environments);
    const off = names.filter(
      name =>
        !environments[name] && before.some(each => each.environments[name]),
    );
    // What one environment has, another one or the config can also have.
    const around = off.length === 0 ? [] : before.filter(isForAll);
    return {
      ...Object.fromEntries<unknown>([
        ...off.map((name): [string, Spread] => [
          `...off ${name}`,
          new Spread(`${turnOff}(${codeOf(name)})`),
        ]),
        ...environmentsOf([...around, part]).map((name): [string, Spread] => [
          `...${name}`,
          new Spread(codeOf(name)),
        ]),
      ]),
      ...(Object.assign({}, ...around.map(each => each.globals)) as object),
      ...globals,
    };
  }

  private printRules(part: ConfigPart): Record<string, Commented> {
    const { comments, leftOut } = this.settings;
    let lastReason: string | undefined;
    const entries = part.rules.map((rule): [string, Commented] => {
      const reason = leftOut.reasonFor(rule);
      const { before, after } = comments(rule);
      const isNew = reason !== lastReason;
      lastReason = reason;
      if (reason === undefined) {
        if (isOn(rule.entry)) {
          this.on.add(rule.id);
        }
        return [rule.id, new Commented(rule.entry, before, after)];
      }
      const why = isNew ? [`// Left out: ${reason}`] : [];
      const what = printLeftOut(rule, after);
      return [rule.id, new Commented(undefined, [...before, ...why, ...what])];
    });
    const end = comments(part.rules).before;
    return {
      ...(Object.fromEntries(entries) as Record<string, Commented>),
      ...(end.length > 0 && { '': new Commented(undefined, end) }),
    };
  }
}

function isPlainObject(printed: unknown): printed is object {
  return !(printed instanceof Code || printed instanceof Spread);
}

/** In lines that can be used as they are once their marks are gone. */
function printLeftOut({ id, entry }: WrittenRule, after = ''): string[] {
  const lines = toComments(`${printProperty(id, entry)},`);
  return [...lines.slice(0, -1), `${lines.at(-1) ?? ''} ${after}`.trimEnd()];
}

function toComments(code: string): string[] {
  return code.split('\n').map(line => `// ${line}`);
}

function hasTypescriptPart(name: string): boolean {
  return (
    ownPreset(name)?.isList === true ||
    barePresetName(name) === 'eslint-recommended'
  );
}

/** All that the parser can parse. */
export const codeFiles = '**/*.{js,cjs,mjs,jsx,ts,cts,mts,tsx}';

export const typescriptFiles = '**/*.{ts,cts,mts,tsx}';

/** How the name of a pattern ends that no JavaScript file has. */
const typescriptEnd = /\.(?:[cm]?tsx?|[cm]?ts\?\(x\)|@\((?:[cm]?tsx?\|?)+\))$/;

/** Whether a part is for TypeScript files only, as far as its patterns say so. */
function isForTypescript({ files }: ConfigPart): boolean {
  const endsSo = (pattern: string) =>
    expandBraces(pattern).every(each => typescriptEnd.test(each));
  return files?.every(pattern => [pattern].flat().some(endsSo)) ?? false;
}

function scopeOf({ files, ignores }: ConfigPart): object {
  return {
    ...(files && { files }),
    ...(ignores.length > 0 && { ignores }),
  };
}

function limited(scope: object, preset: unknown): Spread {
  const configs =
    preset instanceof Spread ? preset.text : printInLine([preset]);
  return new Spread(`${limit}(${printJavaScript(scope, '  ')}, ${configs})`);
}
