import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readParserOptions } from './parserOptions';
import { type Preset, readPresets } from './readPresets';
import {
  type Manifest,
  type PackageVersions,
  readVersions,
} from './readVersions';
import { readRule, type Rule, type RuleModule } from './rules';
import { type OnUnknown, refuseUnknown } from './unknown';

/**
 * What the documented packages say, in one shape for all their versions. Nothing else in `plugins/`
 * knows how the packages look; what it finds in them and doesn't know, it reports.
 */
export interface Packages {
  versions: PackageVersions;
  /** The plugin's rules by name, without prefix. */
  rules: ReadonlyMap<string, Rule>;
  /** The rules of ESLint's core by name. */
  coreRules: ReadonlyMap<string, Rule>;
  presets: readonly Preset[];
  /** Names of the parser's options. */
  parserOptions: readonly string[];
}

/** The prefix of the plugin's rules, as configs write it. */
export const pluginPrefix = '@typescript-eslint/';

const pluginName = '@typescript-eslint/eslint-plugin';

/** What is read of the plugin's main file. */
interface PluginModule {
  configs: Record<string, unknown>;
  rules: Record<string, RuleModule>;
}

interface Options {
  /** Under which name ESLint is installed. */
  eslint?: string;
  /** Under which name the plugin is installed: older versions are there under others. */
  plugin?: string;
  onUnknown?: OnUnknown;
}

/**
 * Reads the packages that are installed for a folder, each fact when it is first asked for.
 *
 * @param folder from which the packages are resolved
 */
export function readPackages(
  folder: string,
  {
    eslint = 'eslint',
    plugin = pluginName,
    onUnknown = refuseUnknown,
  }: Options = {},
): Packages {
  // Node's own: Docusaurus would transform what it loads.
  const load = createRequire(join(folder, 'package.json'));
  return new InstalledPackages(load, { eslint, plugin, onUnknown });
}

class InstalledPackages implements Packages {
  readonly #load: NodeJS.Require;
  readonly #eslint: string;
  readonly #pluginName: string;
  readonly #onUnknown: OnUnknown;
  #versions?: Packages['versions'];
  #rules?: Packages['rules'];
  #coreRules?: Packages['coreRules'];
  #presets?: Packages['presets'];
  #parserOptions?: Packages['parserOptions'];

  constructor(
    load: NodeJS.Require,
    { eslint, plugin, onUnknown }: Required<Options>,
  ) {
    this.#load = load;
    this.#eslint = eslint;
    this.#pluginName = plugin;
    this.#onUnknown = onUnknown;
  }

  get versions(): Packages['versions'] {
    this.#versions ??= readVersions(
      this.#load(`${this.#pluginName}/package.json`) as Manifest,
      // As the plugin itself finds them, which may be in a version that the site does not have.
      name => this.#resolveFromPlugin(name),
      this.#onUnknown,
    );
    return this.#versions;
  }

  get rules(): Packages['rules'] {
    this.#rules ??= this.#readRules(
      Object.entries(this.#plugin.rules),
      pluginPrefix,
    );
    return this.#rules;
  }

  get coreRules(): Packages['coreRules'] {
    this.#coreRules ??= this.#readRules(this.#coreRuleModules(), '');
    return this.#coreRules;
  }

  get presets(): Packages['presets'] {
    this.#presets ??= readPresets(this.#plugin.configs, this.#onUnknown);
    return this.#presets;
  }

  get #plugin(): PluginModule {
    return this.#load(this.#pluginName) as PluginModule;
  }

  get parserOptions(): Packages['parserOptions'] {
    this.#parserOptions ??= readParserOptions(
      name => this.#resolveFromPlugin(name),
      this.#onUnknown,
    );
    return this.#parserOptions;
  }

  #resolveFromPlugin(name: string): string {
    const manifest = this.#load.resolve(`${this.#pluginName}/package.json`);
    return createRequire(manifest).resolve(name);
  }

  /** @throws when ESLint no longer gives them out. */
  #coreRuleModules(): Iterable<[string, RuleModule]> {
    // `Linter` also gives them out, up to ESLint 8; this is there in all versions.
    const { builtinRules } = this.#load(
      `${this.#eslint}/use-at-your-own-risk`,
    ) as { builtinRules?: ReadonlyMap<string, RuleModule> };
    if (!builtinRules) {
      throw new Error(
        'ESLint has no "builtinRules" in "eslint/use-at-your-own-risk". Teach plugins/packages/packages.ts where its rules are now.',
      );
    }
    return builtinRules;
  }

  #readRules(
    modules: Iterable<[string, RuleModule]>,
    prefix: string,
  ): Packages['rules'] {
    return new Map(
      Array.from(modules, ([name, module]) => [
        name,
        readRule(name, module, `The rule "${prefix}${name}"`, this.#onUnknown),
      ]),
    );
  }
}

/** The packages that this site documents. */
export const installedPackages = readPackages(join(__dirname, '../..'));
