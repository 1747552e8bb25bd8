import type { JSONPath, Node } from 'jsonc-parser';
import type { Globals } from '../../linter/protocol';
import { askWhetherMeant } from '../check/nearestName';
import { configKeys, environments } from '../configSchema';
import {
  elementsOf,
  type JsonProperty,
  propertiesOf,
  propertyOf,
  valueOf,
} from '../json/parseJson';
import {
  explainMissing,
  isOwnPlugin,
  missingFor,
  ownParser,
  pluginOf,
  pluginPackage,
} from '../packageNames';
import { readPresetName } from '../presets/presetNames';
import { isRuleEntry } from '../ruleEntry';
import type { ConfigPart, WrittenRule } from './configPart';
import type { ReadingLog } from './configPart';

/** Which files a part is for. */
export type Scope = Pick<ConfigPart, 'files' | 'ignores' | 'ignoresAll'>;

/** Reads one object of a config: its overrides are parts of their own. */
export function readPart(
  node: Node,
  path: JSONPath,
  scope: Scope,
  log: ReadingLog,
): ConfigPart {
  return new PartReader(node, path, scope, log).read();
}

const alwaysThere = /^(?:builtin|es6|es20\d\d)$/;

/** Environments of plugins that ESLint also has. */
const sameAs = new Map([['jest/globals', 'jest']]);

/** What ESLint lets a config say of a global. */
const accesses = new Set<unknown>([
  true,
  'true',
  'writable',
  'writeable',
  false,
  'false',
  'readonly',
  'readable',
  null,
  'off',
]);

const linterOptions = new Map<string, unknown[]>([
  ['noInlineConfig', [true, false]],
  [
    'reportUnusedDisableDirectives',
    [true, false, 'off', 'warn', 'error', 0, 1, 2],
  ],
]);

type Reader = (property: JsonProperty) => unknown;

class PartReader {
  private readonly part: ConfigPart;

  /** What a part says of the language, in both kinds of configs. */
  private readonly language = new Map<string, Reader>([
    ['env', property => this.readEnvironments(property)],
    ['globals', property => this.readGlobals(property)],
    ['parserOptions', property => this.readParserOptions(property)],
    ['parser', ({ value }) => (this.part.parser = this.readParser(value))],
  ]);

  /** The other settings are read elsewhere, or there is nothing to say of them. */
  private readonly settings = new Map<string, Reader>([
    ...this.language,
    [
      'extends',
      ({ value }) =>
        elementsOf(value).forEach(element => this.readExtended(element)),
    ],
    ['plugins', ({ value }) => this.readPlugins(value)],
    ['processor', property => this.readProcessor(property)],
    [
      'settings',
      property => {
        this.part.settings = Object.fromEntries(
          this.propertiesIn(property).map(({ name, value }) => [
            name,
            valueOf(value),
          ]),
        );
      },
    ],
    [
      'linterOptions',
      property =>
        this.propertiesIn(property).forEach(option =>
          this.readLinterOption(option),
        ),
    ],
    ['noInlineConfig', option => this.readLinterOption(option)],
    ['reportUnusedDisableDirectives', option => this.readLinterOption(option)],
  ]);

  constructor(
    node: Node,
    path: JSONPath,
    scope: Scope,
    private readonly log: ReadingLog,
  ) {
    const name: unknown = propertyOf(node, 'name')?.value.value;
    this.part = {
      node,
      path,
      name: typeof name === 'string' ? name : undefined,
      ...scope,
      presets: [],
      extended: [],
      plugins: [],
      parser: undefined,
      innerParser: undefined,
      processor: undefined,
      foreignEnvironments: [],
      environments: {},
      globals: {},
      languageOptions: {},
      parserOptions: {},
      writtenParserOptions: [],
      linterOptions: {},
      settings: {},
      rules: [],
      remarks: [],
    };
  }

  read(): ConfigPart {
    const { log, part } = this;
    for (const property of propertiesOf(part.node)) {
      const { name, key } = property;
      this.settings.get(name)?.(property);
      if (!configKeys.includes(name)) {
        const hint = askWhetherMeant(name, configKeys);
        const reason = `ESLint has no such setting.${hint}`;
        log.leaveOut(key, name, reason, 'warning');
      }
    }
    // What is in a flat config's place outranks the rest.
    const inside = propertyOf(part.node, 'languageOptions');
    if (inside) {
      for (const property of this.propertiesIn(inside)) {
        const read = this.language.get(property.name);
        if (read) {
          read(property);
        } else {
          this.readLanguageOption(property);
        }
      }
    }
    part.remarks = [...log.ofPart];
    part.rules = this.readRules(propertyOf(part.node, 'rules'));
    return part;
  }

  /** What an object has in it; something else is refused. To JavaScript, `__proto__` isn't a property. */
  private propertiesIn({ name, value }: JsonProperty): JsonProperty[] {
    if (value.type !== 'object') {
      this.log.refuse(value, `"${name}" has to be an object: { … }.`);
    }
    return propertiesOf(value).filter(each => each.name !== '__proto__');
  }

  private readExtended(node: Node): void {
    const written = valueOf(node);
    if (typeof written !== 'string') {
      this.log.refuse(node, '"extends" is a preset’s name, or a list of them.');
      return;
    }
    const { preset, meant, missing, remark } = readPresetName(written);
    const isForeign = missing !== undefined;
    this.part.extended.push({ written, node, preset, meant, isForeign });
    if (preset !== undefined) {
      this.part.presets.push(preset);
    }
    if (isForeign) {
      this.log.leaveOutForeign(node, written, missing);
    }
    if (remark !== undefined) {
      // Of a preset that is there, it says what is different without its package.
      const kind = preset === undefined ? {} : { isForeign: true as const };
      this.log.say(node, remark.message, remark.severity, kind);
    }
  }

  /** As a list of names, or as an object with a plugin for each. */
  private readPlugins(node: Node): void {
    const named =
      node.type === 'object'
        ? propertiesOf(node).map(({ name, key, value }) => {
            const source: unknown = valueOf(value);
            const isKnown = typeof source === 'string' || source === null;
            return { name, place: key, source: isKnown ? source : undefined };
          })
        : elementsOf(node).map(place => ({
            name: String(valueOf(place)),
            place,
            source: undefined,
          }));
    for (const { name, place, source } of named) {
      if (!isOwnPlugin(name)) {
        this.part.plugins.push({ name, source });
        const reason = explainMissing(name, source ?? pluginPackage(name));
        this.log.leaveOutForeign(place, name, reason);
      }
    }
  }

  private readProcessor({ key, value: node }: JsonProperty): void {
    const value: unknown = valueOf(node);
    const plugin = typeof value === 'string' ? pluginOf(value) : undefined;
    if (typeof value === 'string' && plugin !== undefined) {
      this.part.processor = value;
      const reason = `it needs ${pluginPackage(plugin)}.`;
      this.log.leaveOutForeign(key, value, reason);
    } else {
      const reason = 'it isn’t the name of one.';
      this.log.leaveOut(key, 'processor', reason, 'warning');
    }
  }

  private readLinterOption({ name, key, value }: JsonProperty): void {
    const given = valueOf(value);
    if (linterOptions.get(name)?.includes(given)) {
      Object.assign(this.part.linterOptions, { [name]: given });
    } else {
      const reason = 'ESLint 8.57 has no such option with this value.';
      this.log.leaveOut(key, name, reason, 'warning');
    }
  }

  private readEnvironments(property: JsonProperty): void {
    for (const { name: written, key, value } of this.propertiesIn(property)) {
      const name = sameAs.get(written) ?? written;
      const isOn = valueOf(value) === true;
      const plugin = pluginOf(name);
      if (environments.includes(name)) {
        this.part.environments[name] = isOn;
      } else if (plugin !== undefined) {
        this.part.foreignEnvironments.push(...(isOn ? [name] : []));
        const reason = `it needs ${pluginPackage(plugin)}.`;
        this.log.leaveOutForeign(key, name, reason);
      } else if (!alwaysThere.test(name)) {
        const hint = askWhetherMeant(name, environments);
        const reason = `ESLint has no such environment.${hint}`;
        this.log.leaveOut(key, name, reason, 'warning');
      }
    }
  }

  private readGlobals(globals: JsonProperty): void {
    for (const { name, key, value } of this.propertiesIn(globals)) {
      const access = valueOf(value);
      if (name !== name.trim()) {
        this.log.refuse(key, `"${name}" can’t be the name of a global.`);
      } else if (accesses.has(access)) {
        this.part.globals[name] = access as Globals[string];
      } else {
        this.log.refuse(
          value,
          `The global "${name}" has to be "readonly", "writable" or "off".`,
        );
      }
    }
  }

  private readParserOptions(options: JsonProperty): void {
    for (const property of this.propertiesIn(options)) {
      const { name, key, value } = property;
      this.part.writtenParserOptions.push(property);
      if (name === 'parser') {
        this.readInnerParser(value);
      } else if (name === 'programs') {
        const reason = 'these are objects of the compiler, not data.';
        this.log.leaveOut(key, name, reason);
      } else {
        if (name === 'projectService') {
          this.log.say(
            key,
            '"projectService" was added in version 8. In version 7, "project": true finds the nearest tsconfig.json.',
          );
        }
        Object.assign(this.part.parserOptions, { [name]: valueOf(value) });
      }
    }
  }

  private readInnerParser(node: Node): void {
    this.part.innerParser =
      node.type === 'object'
        ? Object.fromEntries(
            propertiesOf(node).flatMap(({ name, value }) => {
              const parser = this.readParser(value);
              return parser === undefined ? [] : [[name, parser]];
            }),
          )
        : this.readParser(node);
  }

  private readParser(node: Node): string | undefined {
    const name: unknown = valueOf(node);
    const reason = `everything is parsed with ${ownParser}.`;
    if (typeof name !== 'string') {
      this.log.leaveOut(node, 'parser', reason);
      return undefined;
    }
    // As `eslint --print-config` prints it.
    const [, inModules] =
      /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(name) ?? [];
    const parser = inModules?.replace('\\', '/') ?? name;
    if (parser === ownParser || parser === 'typescript-eslint') {
      return ownParser;
    }
    this.log.leaveOutForeign(node, parser, reason);
    return parser;
  }

  /** What a flat config has in `languageOptions` besides. */
  private readLanguageOption({ name, key, value: node }: JsonProperty): void {
    const value: unknown = valueOf(node);
    if (name !== 'ecmaVersion' && name !== 'sourceType') {
      const reason = 'ESLint has no such language option.';
      this.log.leaveOut(key, name, reason, 'warning');
    } else if (
      name === 'ecmaVersion'
        ? typeof value === 'number' || value === 'latest'
        : ['commonjs', 'module', 'script'].includes(value as string)
    ) {
      Object.assign(this.part.languageOptions, { [name]: value });
    } else {
      const expected =
        name === 'ecmaVersion'
          ? 'a year or "latest"'
          : '"module", "script" or "commonjs"';
      this.log.refuse(node, `"${name}" has to be ${expected}.`);
    }
  }

  /** Of those that are set several times, the last one counts, as in JSON. */
  private readRules(property: JsonProperty | undefined): WrittenRule[] {
    const rules = new Map<string, WrittenRule>();
    const properties = property ? this.propertiesIn(property) : [];
    for (const { name: id, key, value } of properties) {
      const entry = valueOf(value);
      if (isRuleEntry(entry)) {
        rules.set(id, { id, entry, key, value });
        const missing = missingFor(id);
        if (missing !== undefined) {
          this.log.leaveOutForeign(key, id, missing);
        }
      } else {
        this.log.refuse(
          value.type === 'array' ? (value.children?.[0] ?? value) : value,
          `The severity of "${id}" has to be "off", "warn" or "error" (or 0, 1, 2).`,
        );
      }
    }
    return [...rules.values()];
  }
}
