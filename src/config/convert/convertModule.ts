import { Commented, printCommentedJson } from '../../text/printJavaScript';
import { ownPlugin, pluginPackage } from '../packageNames';
import { corePackage, turnOff } from '../presets/presetNames';
import { repeatsTooOften } from './evaluate';
import type { ConvertedConfig } from './foreignFormat';
import {
  type DataObject,
  isObject,
  meaningOf,
  NotData,
  reasonAgainst,
  type Source,
  withoutComments,
} from './knownPackages';
import { readModule } from './readModule';

/**
 * Makes JSON of an `.eslintrc.js` or a flat config, as far as it is data. Nothing of it is run.
 *
 * @throws what to tell the reader, or a RangeError where no stack can bear it
 */
export function convertModule(text: string): ConvertedConfig {
  const { comments, exported, ignored } = readModule(text);
  const shaper = new ConfigShaper();
  const config = shaper.shapeExported(exported);
  if (config === undefined) {
    throw new Error(
      'This JavaScript has no config that can be read without running it: export an object or a list, as in `export default [{ rules: {} }];`.',
    );
  }
  const remarks = ignored.map(source => shaper.drop(new NotData(source)));
  const lines = [...comments, ...remarks, printCommentedJson(config)];
  return { text: lines.join('\n'), notes: shaper.notes };
}

type Entry = [name: string, data: unknown];

interface Additions {
  /** Presets that are spread, or their rules. */
  presets: string[];
  /** Environments whose globals are spread. */
  environments: Record<string, boolean>;
}

/** Longest pieces of code that are repeated to the reader, in characters; the second for a value that they have to choose. */
const longestQuote = 40;
const longestValue = 120;

/** Deepest nesting of values, and most of them: a few variables can expand to gigabytes. */
const maxDepth = 60;
const maxValues = 20_000;

/** Gives a module's data the form of a config that is JSON: presets, plugins, and parsers by their names. */
class ConfigShaper {
  private readonly found: { line: number; message: string }[] = [];
  /** What the module calls plugins that are known, where that isn't their usual name: the usual one by it. */
  private readonly aliases = new Map<string, string>();
  private count = 0;
  private depth = 0;

  get notes(): string[] {
    return [...this.found]
      .sort((a, b) => a.line - b.line)
      .map(({ line, message }) => `Line ${String(line)}: ${message}`);
  }

  /** @returns `undefined` for what is no config */
  shapeExported(value: unknown): unknown {
    if (isObject(value)) {
      return this.config(value);
    }
    const isList =
      Array.isArray(value) ||
      (value instanceof NotData &&
        (value.is.call ?? meaningOf(value)?.preset) !== undefined);
    return isList ? this.elements(value) : undefined;
  }

  /** Notes something that is left out. @returns the comment that takes its place */
  drop(value: NotData, name?: string): string {
    const { code } = value.source;
    const reason =
      reasonAgainst(value) ??
      (name === undefined
        ? 'it is code, not data.'
        : `\`${shorten(code.replace(propertyName, ''), longestValue)}\` is code, not data.`);
    return this.say(
      value.source,
      `"${name ?? shorten(code)}" is left out: ${reason}`,
    );
  }

  private say({ line }: Source, message: string): string {
    this.found.push({ line, message });
    return `// ${message}`;
  }

  /** The elements of a flat config, or of `overrides`. */
  private elements(list: unknown): unknown[] {
    return flatten(list, value => {
      if (!(value instanceof NotData)) {
        // `false && { … }` leaves nothing, in ESLint too.
        return isObject(value) ? [this.config(value)] : [];
      }
      const { call } = value.is;
      const preset = meaningOf(value)?.preset;
      if (preset !== undefined) {
        return [{ extends: [preset] }];
      }
      if (call === undefined) {
        return [commentsAlone(this.drop(value))];
      }
      const remark = `What "${shorten(call.callee)}()" adds to its configs is left out: it is code, not data.`;
      return [
        commentsAlone(this.say(value.source, remark)),
        ...this.elements(call.elements.filter(looksLikeConfig)),
      ];
    });
  }

  private config(config: DataObject): DataObject {
    if (isObject(config.plugins)) {
      this.noteAliases(config.plugins);
    }
    const presets: string[] = [];
    const shaped = this.object(config, (name, value) => {
      const environments = {};
      const entries = isSpread(name, value)
        ? this.spreadConfig(name, value, config, presets)
        : this.setting(name, value, { presets, environments });
      return Object.keys(environments).length === 0
        ? entries
        : [['env', environments], ...entries];
    });
    if (presets.length === 0) {
      return shaped;
    }
    // What is spread comes first, since the rest outranks it.
    const { name, files, ignores, extends: own, ...rest } = shaped;
    const all = [...presets, ...[own ?? []].flat()];
    return { name, files, ignores, extends: all, ...rest };
  }

  private setting(name: string, value: unknown, added: Additions): Entry[] {
    switch (name) {
      case 'extends':
        return [[name, this.extended(value)]];
      case 'globals':
        return [[name, this.globals(value, added)]];
      case 'languageOptions':
      case 'parserOptions': {
        const options = isObject(value)
          ? this.object(value, (key, each) => this.setting(key, each, added))
          : this.data(value, name);
        // Of the language, nothing may be left but environments.
        return name === 'languageOptions' &&
          isObject(options) &&
          Object.keys(options).length === 0
          ? []
          : [[name, options]];
      }
      case 'overrides':
        return Array.isArray(value)
          ? [[name, this.elements(value)]]
          : this.member(name, value);
      case 'parser':
        return this.parser(name, value);
      case 'plugins':
        return [
          [name, isObject(value) ? this.plugins(value) : this.data(value)],
        ];
      case 'rules':
        return [[name, this.rules(value, added.presets)]];
      default:
        return this.member(name, value);
    }
  }

  /** `{ ...tseslint.configs.disableTypeChecked, files: ['*.js'] }` */
  private spreadConfig(
    name: string,
    value: NotData,
    config: DataObject,
    presets: string[],
  ): Entry[] {
    const preset = meaningOf(value)?.preset;
    const names = Object.keys(config);
    const isReplaced = names.indexOf('rules') > names.indexOf(name);
    if (preset !== undefined && !isReplaced) {
      presets.push(preset);
      return [];
    }
    const remark =
      preset === undefined
        ? this.drop(value)
        : this.say(
            value.source,
            `"${preset}" is left out: "rules" comes after it, and replaces all of its rules.`,
          );
    return [[name, commentsAlone(remark)]];
  }

  private extended(names: unknown): unknown[] {
    return flatten(names, value => {
      if (typeof value === 'string') {
        // ESLint 9 extends presets of a config's plugins: `ts/recommended`.
        const [alias = '', ...preset] = value.split('/');
        const plugin = this.aliases.get(alias);
        const prefix =
          plugin === ownPlugin ? `plugin:${plugin}/` : `${plugin ?? ''}:`;
        return [plugin === undefined ? value : prefix + preset.join('/')];
      }
      return [meaningOf(value)?.preset ?? this.data(value)];
    });
  }

  /** Notes what a config calls the plugin, and the package with ESLint's own presets. */
  private noteAliases(plugins: DataObject): void {
    for (const [name, value] of Object.entries(plugins)) {
      const plugin = meaningOf(value)?.plugin;
      if (plugin === corePackage) {
        this.aliases.set(name, 'eslint');
      } else if (plugin === ownPlugin && name !== ownPlugin) {
        this.aliases.set(name, ownPlugin);
        this.say(
          (value as NotData).source,
          `The plugin "${name}" is ${ownPlugin}: its rules have that prefix here.`,
        );
      }
    }
  }

  /** Plugins by the names that the config calls them by, with what is imported where that isn't plain from the name. */
  private plugins(plugins: DataObject): unknown {
    const entries = Object.entries(plugins).flatMap(
      ([name, value]): Entry[] => {
        if (value instanceof Commented) {
          return [[name, value]];
        }
        if (isSpread(name, value)) {
          return [[name, commentsAlone(this.drop(value))]];
        }
        const { plugin = null } = meaningOf(value) ?? {};
        return plugin === corePackage
          ? []
          : [[plugin === ownPlugin ? ownPlugin : name, plugin]];
      },
    );
    const isPlain = entries.every(
      ([name, plugin]) =>
        plugin instanceof Commented ||
        plugin === ownPlugin ||
        plugin === pluginPackage(name),
    );
    return isPlain
      ? entries.map(([name, plugin]) =>
          plugin instanceof Commented ? plugin : name,
        )
      : Object.fromEntries(entries);
  }

  /** The globals, apart from environments that are spread among them. */
  private globals(value: unknown, { environments }: Additions): unknown {
    const all = value instanceof NotData ? { '…': value } : value;
    return isObject(all)
      ? this.object(all, (name, each) => {
          const call = each instanceof NotData ? each.is.call : undefined;
          const isOff = call?.callee === turnOff;
          const environment = meaningOf(
            isOff ? call.elements[0] : each,
          )?.environment;
          if (!isSpread(name, each) || environment === undefined) {
            return this.member(name, each);
          }
          environments[environment] = !isOff;
          return [];
        })
      : this.data(value, 'globals');
  }

  /** A parser by its name, as an eslintrc config has it, or one for each language. */
  private parser(name: string, value: unknown): Entry[] {
    return isObject(value)
      ? [[name, this.object(value, (key, each) => this.parser(key, each))]]
      : this.member(name, meaningOf(value)?.parser ?? value);
  }

  /** @param presets to which those are added whose rules are spread among them */
  private rules(rules: unknown, presets: string[]): unknown {
    if (!isObject(rules)) {
      return rules instanceof NotData && rules.is.imported
        ? this.spreadRules(rules, presets)
        : this.data(rules, 'rules');
    }
    let hasOwn = false;
    return this.object(rules, (name, value) => {
      if (isSpread(name, value)) {
        return [[name, this.spreadRules(value, presets, hasOwn)]];
      }
      hasOwn ||= !(value instanceof Commented);
      const slash = name.lastIndexOf('/');
      const plugin = this.aliases.get(name.slice(0, Math.max(0, slash)));
      const id = plugin === undefined ? name : plugin + name.slice(slash);
      const [severity] = withoutComments([value].flat());
      return severity instanceof NotData
        ? [[id, commentsAlone(this.drop(severity, id))]]
        : this.member(id, value);
    });
  }

  /** `rules: js.configs.recommended.rules` @param isLate whether it comes after rules of the config's own */
  private spreadRules(
    value: NotData,
    presets: string[],
    isLate = false,
  ): Commented {
    const { imported } = value.is;
    const preset = meaningOf(value)?.rulesOf;
    if (imported === undefined || preset === undefined) {
      return commentsAlone(this.drop(value));
    }
    // In an eslintrc config, the plugin's presets extend one that sets rules of ESLint itself.
    const bringsMore =
      imported.package === pluginPackage(ownPlugin) &&
      !imported.path.includes('eslint-recommended') &&
      !presets.some(name => name.startsWith('plugin:@typescript-eslint/'));
    const remarks = [
      bringsMore &&
        `The rules of "${preset}" are here as the preset, which also sets some of ESLint's own rules for TypeScript files.`,
      isLate &&
        `The rules of "${preset}" came after some of the config's own. Here, those outrank them.`,
    ];
    presets.push(preset);
    return commentsAlone(
      ...remarks.flatMap(remark =>
        remark ? this.say(value.source, remark) : [],
      ),
    );
  }

  private object(
    object: DataObject,
    shape: (name: string, value: unknown) => Entry[],
  ): DataObject {
    return Object.fromEntries(
      Object.entries(object).flatMap(([name, value]) => shape(name, value)),
    );
  }

  private member(name: string, value: unknown): Entry[] {
    return [[name, this.data(value, isSpread(name, value) ? undefined : name)]];
  }

  /** A value as data, with comments in the place of what isn't. @param name of the property, where that says more */
  private data(value: unknown, name?: string): unknown {
    this.count += 1;
    if (this.depth > maxDepth || this.count > maxValues) {
      throw new Error(repeatsTooOften);
    }
    this.depth += 1;
    const data =
      value instanceof NotData
        ? commentsAlone(this.drop(value, name))
        : Array.isArray(value)
          ? value.map(each => this.data(each))
          : isObject(value)
            ? this.object(value, (key, each) => this.member(key, each))
            : value;
    this.depth -= 1;
    return data;
  }
}

/** Whether a property was made for something that is spread, or for a name that isn't known. */
function isSpread(name: string, value: unknown): value is NotData {
  return name.startsWith('…') && value instanceof NotData;
}

const propertyName = /^(?:[\w$]+|(['"]).*?\1)\s*:\s*/;

/** Whether an argument of an unknown function is a config, or several, rather than options of the function. */
function looksLikeConfig(value: unknown): boolean {
  return isObject(value)
    ? ['extends', 'files', 'ignores', 'overrides', 'rules'].some(
        name => name in value,
      )
    : Array.isArray(value) ||
        value instanceof Commented ||
        meaningOf(value) !== undefined;
}

/** Makes something else of each element of a list, those of lists in it too, and leaves comments. */
function flatten(
  value: unknown,
  change: (value: unknown) => unknown[],
): unknown[] {
  if (Array.isArray(value)) {
    return value.flatMap(each => flatten(each, change));
  }
  return value instanceof Commented || value === undefined
    ? [value]
    : change(value);
}

function commentsAlone(...comments: string[]): Commented {
  return new Commented(undefined, comments);
}

function shorten(code: string, longest = longestQuote): string {
  const line = code.replaceAll(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
