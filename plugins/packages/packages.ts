import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Preset, readPresets } from './presets';
import { readRule, type Rule, type RuleModule } from './rules';
import { type OnUnknown, refuseUnknown } from './unknown';
import { type Manifest, type PackageVersions, readVersions } from './versions';

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
  onUnknown?: OnUnknown;
}

/**
 * Reads the packages that are installed for a folder, each fact when it is first asked for.
 *
 * @param folder from which the packages are resolved
 */
export function readPackages(
  folder: string,
  { eslint = 'eslint', onUnknown = refuseUnknown }: Options = {},
): Packages {
  // Node's own: Docusaurus would transform what it loads.
  const load = createRequire(join(folder, 'package.json'));
  return new InstalledPackages(load, eslint, onUnknown);
}

class InstalledPackages implements Packages {
  readonly #load: NodeJS.Require;
  readonly #eslint: string;
  readonly #onUnknown: OnUnknown;
  #versions?: Packages['versions'];
  #rules?: Packages['rules'];
  #coreRules?: Packages['coreRules'];
  #presets?: Packages['presets'];

  constructor(load: NodeJS.Require, eslint: string, onUnknown: OnUnknown) {
    this.#load = load;
    this.#eslint = eslint;
    this.#onUnknown = onUnknown;
  }

  get versions(): Packages['versions'] {
    this.#versions ??= readVersions(
      this.#load(`${pluginName}/package.json`) as Manifest,
      name => this.#load.resolve(name),
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
    return this.#load(pluginName) as PluginModule;
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
