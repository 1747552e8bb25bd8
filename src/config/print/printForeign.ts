import { Code, printJavaScript, Spread } from '../../text/printJavaScript';
import {
  isFilePath,
  isOwnPlugin,
  ownParser,
  packageOfPreset,
  pluginOf,
  pluginPackage,
} from '../packageNames';
import {
  type ConfigPart,
  type InnerParser,
  isForAll,
} from '../read/configPart';
import { coreParser } from '../read/languageForFile';
import { isOn } from '../ruleEntry';

/**
 * Prints what other packages have in a config: in its flat form where there is one, and through ESLint's
 * compatibility layer where there is none.
 */
export class ForeignPrinter {
  /** What goes through the compatibility layer, as the config names it. */
  readonly throughCompat = new Set<string>();
  private readonly usesCompat: boolean;
  /** Whether there is more than the one parser that a flat config has from the start here. */
  private readonly hasOtherParsers: boolean;

  constructor(
    private readonly parts: readonly ConfigPart[],
    private readonly imports: ImportList,
  ) {
    this.hasOtherParsers = parts.some(
      ({ extended, parser = ownParser }) =>
        parser !== ownParser || extended.some(({ isForeign }) => isForeign),
    );
    this.usesCompat = parts.some(
      ({ extended, foreignEnvironments }) =>
        foreignEnvironments.length > 0 ||
        extended.some(
          ({ written, isForeign }) =>
            isForeign && flatFormOf(written) === undefined,
        ),
    );
  }

  /** Something that a part extends, as an element. */
  printExtended(name: string): Code | Spread {
    const form = this.usableForm(name);
    if (form !== undefined) {
      return new Code(this.imports.nameOf(form.from, form.as) + form.path);
    }
    this.throughCompat.add(name);
    this.imports.loaded.add(packageOfPreset(name));
    return new Spread(`compat.extends(${printJavaScript(name)})`);
  }

  /** Environments of plugins, as elements. */
  printEnvironments({ foreignEnvironments }: ConfigPart): Spread[] {
    return foreignEnvironments.map(name => {
      this.throughCompat.add(name);
      this.imports.loaded.add(pluginPackage(pluginOf(name) ?? name));
      return new Spread(`compat.env({ ${printJavaScript(name)}: true })`);
    });
  }

  /** A part's own parser, and the one that it hands code to, as what an object has of it. */
  printParsers({ innerParser, parser }: ConfigPart): {
    outer: object;
    inner: object;
  } {
    const print = (name: InnerParser | undefined) =>
      name === undefined || !this.hasOtherParsers
        ? {}
        : { parser: this.printParser(name) };
    return { outer: print(parser), inner: print(innerParser) };
  }

  /** An element with the plugins that rules of the config need; none if there are none. */
  printPlugins(): Record<string, unknown>[] {
    const brought = new Set(
      this.parts
        .filter(isForAll)
        .flatMap(({ extended }) =>
          extended.flatMap(
            ({ preset, written }) =>
              this.usableForm(preset ?? written)?.plugin?.name ?? [],
          ),
        ),
    );
    const names = new Set(
      this.parts.flatMap(({ plugins, processor, rules }) => [
        ...plugins.map(({ name }) => shortPlugin(name)),
        ...[processor ?? ''].flatMap(each => pluginOf(each) ?? []),
        ...rules
          .filter(({ entry }) => isOn(entry))
          .flatMap(({ id }) => pluginOf(id) ?? [])
          .filter(name => !isOwnPlugin(name)),
      ]),
    );
    const sources = new Map(
      this.parts.flatMap(({ plugins }) =>
        plugins.map(({ name, source }) => [shortPlugin(name), source] as const),
      ),
    );
    const missing = [...names]
      .filter(name => !brought.has(name) && sources.get(name) !== null)
      .sort();
    return missing.length === 0
      ? []
      : [
          {
            plugins: Object.fromEntries(
              missing.map(name => {
                const usual = pluginPackage(name);
                const source = sources.get(name) ?? usual;
                return [
                  name,
                  new Code(this.imports.nameOf(source, toIdentifier(usual))),
                ];
              }),
            ),
          },
        ];
  }

  /** The flat form, unless it would bring a plugin that something else brings as another object. */
  private usableForm(name: string): FlatForm | undefined {
    const form = flatFormOf(name);
    const { isExport, name: plugin } = form?.plugin ?? {};
    if (form === undefined || isExport !== false) {
      return form;
    }
    const isOnlyForAll = this.parts
      .filter(({ extended }) =>
        extended.some(
          ({ preset, written }) =>
            flatFormOf(preset ?? written)?.plugin?.name === plugin,
        ),
      )
      .every(isForAll);
    return this.usesCompat || !isOnlyForAll ? undefined : form;
  }

  private printParser(name: InnerParser): unknown {
    if (typeof name !== 'string') {
      return Object.fromEntries(
        Object.entries(name).map(([language, each]) => [
          language,
          this.printParser(each),
        ]),
      );
    }
    if (name === ownParser) {
      return new Code('tseslint.parser');
    }
    if (name !== coreParser) {
      return new Code(this.imports.nameOf(name));
    }
    // It has no default export.
    this.imports.nameOf(name, `* as ${name}`);
    return new Code(name);
  }
}

/** The short form of a plugin's name: it is what the names of its rules begin with. */
function shortPlugin(name: string): string {
  return name
    .replace(/^(@[^/]+)\/eslint-plugin$/, '$1')
    .replace(/^(@[^/]+\/)?eslint-plugin-/, '$1');
}

/** A preset of another package, in the code of a flat config. */
interface FlatForm {
  /** What is imported. */
  from: string;
  /** The import's name, where it isn't made of the package's. */
  as?: string;
  /** What follows the import's name. */
  path: string;
  /** The plugin that it brings, and whether as the same object that its package exports. */
  plugin?: { name: string; isExport: boolean };
}

/** Presets of a plugin for flat configs. */
interface FlatPresets {
  names: readonly string[];
  /** What they are in; where that has others too, their names begin with `flat/`. */
  inside: 'configs' | 'configs.flat' | 'flatConfigs';
  /** Whether they bring the plugin as the same object that the package exports. */
  isExport: boolean;
  /** Those that don't bring it. */
  withoutPlugin?: readonly string[];
}

/**
 * Plugins with presets for flat configs, as of eslint-plugin-react 7.35, -import 2.31, -jest 28.8, -jsdoc 50.2,
 * -unicorn 55, and -jsx-a11y 6.10. ESLint refuses a plugin that is there as two objects, which is why it is
 * written down who brings the one that the package exports; a test compares this with the packages.
 */
export const flatPresets: Readonly<Record<string, FlatPresets>> = {
  react: {
    names: ['all', 'jsx-runtime', 'recommended'],
    inside: 'configs.flat',
    isExport: true,
  },
  import: {
    names: ['errors', 'recommended', 'typescript', 'warnings'],
    inside: 'flatConfigs',
    isExport: false,
    withoutPlugin: ['typescript'],
  },
  jest: {
    names: ['all', 'recommended', 'style'],
    inside: 'configs',
    isExport: true,
  },
  jsdoc: {
    names: [
      'recommended',
      'recommended-error',
      'recommended-typescript',
      'recommended-typescript-error',
    ],
    inside: 'configs',
    isExport: true,
  },
  unicorn: {
    names: ['all', 'recommended'],
    inside: 'configs',
    isExport: false,
  },
  'jsx-a11y': {
    names: ['recommended', 'strict'],
    inside: 'flatConfigs',
    isExport: false,
  },
};

function presetsOf(plugin: string): FlatPresets | undefined {
  return Object.hasOwn(flatPresets, plugin) ? flatPresets[plugin] : undefined;
}

/** The code that leads to a preset from what its package exports. */
export function pathTo(preset: string, { inside }: FlatPresets): string {
  const name = inside === 'configs' ? `flat/${preset}` : preset;
  return `.${inside}${/^\w+$/.test(name) ? `.${name}` : `['${name}']`}`;
}

/** A preset as an eslintrc config names it, by where a flat config has it: the reverse of {@link flatFormOf}. */
export function presetOfFlatForm(
  from: string,
  path: readonly string[],
): string | undefined {
  const plugin = from.replace(/^eslint-plugin-/, '');
  const known = presetsOf(plugin);
  const preset = known?.names.find(name => {
    const names = pathTo(name, known).match(/[\w-]+(?:\/[\w-]+)?/g);
    return names?.join() === path.join();
  });
  return preset === undefined ? undefined : `plugin:${plugin}/${preset}`;
}

/** @param name in `extends`. @returns `undefined` where the package has no form for flat configs */
function flatFormOf(name: string): FlatForm | undefined {
  if (name === 'prettier') {
    return { from: 'eslint-config-prettier', path: '' };
  }
  if (name === 'plugin:prettier/recommended') {
    return {
      from: 'eslint-plugin-prettier/recommended',
      as: 'prettierRecommended',
      path: '',
      plugin: { name: 'prettier', isExport: true },
    };
  }
  const [, written = '', preset = ''] =
    /^plugin:([^/]+)\/(.+)$/.exec(name) ?? [];
  const plugin = written.replace(/^eslint-plugin-/, '');
  const known = presetsOf(plugin);
  return known?.names.includes(preset)
    ? {
        from: `eslint-plugin-${plugin}`,
        path: pathTo(preset, known),
        ...(!known.withoutPlugin?.includes(preset) && {
          plugin: { name: written, isExport: known.isExport },
        }),
      }
    : undefined;
}

/** The imports of a flat config, and their names in its code. */
export class ImportList {
  /** Packages that ESLint's compatibility layer loads. */
  readonly loaded = new Set<string>();
  private readonly names = new Map([['typescript-eslint', 'tseslint']]);

  /** @returns the name of a package in the code, which is imported from then on */
  nameOf(source: string, wanted = toIdentifier(source)): string {
    const known = this.names.get(source);
    if (known !== undefined) {
      return known;
    }
    const taken = new Set(this.names.values());
    let name = wanted;
    for (let number = 2; taken.has(name); number += 1) {
      name = wanted + String(number);
    }
    this.names.set(source, name);
    return name;
  }

  /** The packages that have to be installed, in the order of their names. */
  get packages(): string[] {
    return [...new Set([...this.names.keys(), ...this.loaded].map(packageOf))]
      .filter(name => !isFilePath(name))
      .sort();
  }

  /** Lines of code. */
  print(): string[] {
    return [...this.names]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(
        ([source, name]) => `import ${name} from ${printJavaScript(source)};`,
      );
  }
}

/** `eslint-plugin-jsx-a11y` is `jsxA11yPlugin`, `eslint-config-prettier` is `prettierConfig`. */
function toIdentifier(source: string): string {
  const isPlugin = /(?:^|\/)eslint-plugin(?:-|$)/.test(source);
  const isConfig = /(?:^|\/)eslint-config(?:-|$)/.test(source);
  const bare = source
    .replace(/(^|\/)eslint-(?:plugin|config)(?:-|$)/, '$1')
    .replaceAll(/[^A-Za-z0-9]+(.?)/g, (_match, letter: string) =>
      letter.toUpperCase(),
    );
  const name = bare.charAt(0).toLowerCase() + bare.slice(1);
  const safe = /^[a-z]/.test(name) ? name : `package${name}`;
  const kind = isPlugin ? 'Plugin' : isConfig ? 'Config' : 'Module';
  // No name of a package becomes a word of the language, or one of the names of what is always here.
  return safe.toLowerCase().endsWith('parser') ? safe : safe + kind;
}

function packageOf(source: string): string {
  const [first = '', second = ''] = source.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}
