import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Listener, readListeners } from './listeners';
import { DeclaredTypes, type NodeTypes, readNodeTypes } from './nodeTypes';
import { type Preset, readPresets } from './readPresets';
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
  coreRules: ReadonlyMap<string, Rule>;
  presets: readonly Preset[];
  listeners: readonly Listener[];
  nodeTypes: NodeTypes;
  parserOptions: readonly string[];
}

/** The prefix of the plugin's rules, as configs write it. */
export const pluginPrefix = '@typescript-eslint/';

const pluginName = '@typescript-eslint/eslint-plugin';

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

/** Reads the packages that are installed for a folder, each fact when it is first asked for. */
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
  const loadPlugin = (): PluginModule => load(plugin) as PluginModule;
  // As the plugin itself finds them, which may be in a version that the site does not have.
  const resolveFromPlugin = (name: string): string =>
    createRequire(load.resolve(`${plugin}/package.json`)).resolve(name);
  const readRules = (
    modules: Iterable<[string, RuleModule]>,
    prefix: string,
  ): Packages['rules'] =>
    new Map(
      Array.from(modules, ([name, module]) => [
        name,
        readRule(name, module, `The rule "${prefix}${name}"`, onUnknown),
      ]),
    );
  const loadCoreRules = (): ReadonlyMap<string, RuleModule> =>
    coreRulesOf(load(`${eslint}/use-at-your-own-risk`));
  return whenAsked<Packages>({
    versions: () =>
      readVersions(
        load(`${plugin}/package.json`) as Manifest,
        resolveFromPlugin,
        onUnknown,
      ),
    rules: () => readRules(Object.entries(loadPlugin().rules), pluginPrefix),
    coreRules: () => readRules(loadCoreRules(), ''),
    presets: () => readPresets(loadPlugin().configs, onUnknown),
    listeners: () => [
      ...readListeners(
        Object.entries(loadPlugin().rules),
        pluginPrefix,
        onUnknown,
      ),
      ...readListeners(loadCoreRules(), '', onUnknown),
    ],
    nodeTypes: () => readNodeTypes(resolveFromPlugin, onUnknown),
    parserOptions: () => readParserOptions(resolveFromPlugin, onUnknown),
  });
}

/** An object with properties that are each made once, when they are first asked for. */
function whenAsked<T extends object>(makers: {
  [Name in keyof T]: () => T[Name];
}): T {
  const made: Partial<T> = {};
  return new Proxy(made as T, {
    get: (_made, key) => {
      const name = key as keyof T;
      return (made[name] ??= makers[name]());
    },
  });
}

/**
 * The modules of ESLint's own rules. `Linter` also gives them out, up to ESLint 8; these are there in all
 * versions.
 */
function coreRulesOf(module: unknown): ReadonlyMap<string, RuleModule> {
  const { builtinRules } = module as {
    builtinRules?: ReadonlyMap<string, RuleModule>;
  };
  if (!builtinRules) {
    throw new Error(
      'ESLint has no "builtinRules" in "eslint/use-at-your-own-risk". Teach plugins/packages/packages.ts where its rules are now.',
    );
  }
  return builtinRules;
}

/** The packages that this site documents. */
export const installedPackages = readPackages(join(__dirname, '../..'));

/** @throws when the documented plugin has no such rule */
export function installedRule(name: string): Rule {
  const rule = installedPackages.rules.get(name);
  if (!rule) {
    throw new Error(`The plugin has no rule "${name}".`);
  }
  return rule;
}

/** The versions that pages state, and ranges of versions as npm writes them. */
export interface PackageVersions {
  /** Of the documented packages, which all have the same. */
  version: string;
  node: string;
  eslint: string;
  typescript: string;
}

/** What is read of a package.json. */
export interface Manifest {
  version: string;
  engines?: { node?: string };
  peerDependencies?: { eslint?: string };
}

function readVersions(
  { version, engines, peerDependencies }: Manifest,
  resolve: (name: string) => string,
  onUnknown: OnUnknown,
): PackageVersions {
  const stated = (range: string | undefined, key: string): string => {
    if (range === undefined) {
      onUnknown(
        `The plugin's package.json has no ${key}. Teach plugins/packages/packages.ts where it is now.`,
      );
    }
    return range ?? '*';
  };
  return {
    version,
    node: stated(engines?.node, 'engines.node'),
    eslint: stated(peerDependencies?.eslint, 'peerDependencies.eslint'),
    typescript: supportedTypeScript(resolve, onUnknown),
  };
}

/** The range is in no package.json of all versions: it is a constant of the parser, which warns outside of it. */
function supportedTypeScript(
  resolve: (name: string) => string,
  onUnknown: OnUnknown,
): string {
  // Public entry points only resolve the package; the constant is in another file.
  const file = join(
    dirname(resolve('@typescript-eslint/typescript-estree')),
    'parseSettings/warnAboutTSVersion.js',
  );
  const range = existsSync(file)
    ? /SUPPORTED_TYPESCRIPT_VERSIONS = '([^']+)'/.exec(
        readFileSync(file, 'utf8'),
      )?.[1]
    : undefined;
  if (range === undefined) {
    onUnknown(
      `No SUPPORTED_TYPESCRIPT_VERSIONS in @typescript-eslint/typescript-estree. Look for where the parser keeps its TypeScript range now, and teach plugins/packages/packages.ts.`,
    );
  }
  return range ?? '*';
}

/** Packages whose types have the options that the parser reads: its own, and those that it passes on. */
const sources = [
  '@typescript-eslint/types',
  '@typescript-eslint/typescript-estree',
];

/** In the types of 5.x by mistake: the parser has only ever read `programs`. */
const never = new Set(['program']);

/**
 * The names of the parser's options, in alphabetical order. No package lists them at run time, so they are
 * read from the type declarations.
 *
 * @param resolve finds the file that a package's name stands for
 */
export function readParserOptions(
  resolve: (name: string) => string,
  onUnknown: OnUnknown,
): string[] {
  const names = sources.flatMap(source => {
    const found = namesIn(
      join(dirname(resolve(source)), 'parser-options.d.ts'),
    );
    if (found.length === 0) {
      onUnknown(
        `No options in parser-options.d.ts of ${source}. Look for where the parser's options are declared now, and teach plugins/packages/packages.ts.`,
      );
    }
    return found;
  });
  return [...new Set(names)].filter(name => !never.has(name)).sort();
}

/** Interfaces whose properties are options: the one of all options, and what it is composed of. */
const ofOptions = /^Pars(?:e|er)\w*Options$/;

function namesIn(file: string): string[] {
  const types = new DeclaredTypes(file);
  return [...types.declarations.keys()]
    .filter(name => ofOptions.test(name))
    .flatMap(name => types.interfacesOf(name))
    .flatMap(declaration => [...types.membersOf(declaration).keys()]);
}
