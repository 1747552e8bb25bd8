import {
  Code,
  printInLine,
  printJavaScript,
  Spread,
} from '../../text/printJavaScript';
import {
  isOwnPlugin,
  ownParser,
  packageOfPreset,
  pluginOf,
  pluginPackage,
} from '../packageNames';
import { limit } from '../presets/presetNames';
import {
  type ConfigPart,
  type ExtendedConfig,
  type InnerParser,
  isForAll,
} from '../read/configPart';
import { coreParser } from '../read/languageForFile';
import { isOn } from '../ruleEntry';
import { type ImportList, toIdentifier } from './imports';

/**
 * Prints what other packages have in a config: in its flat form where there is one, and through ESLint's
 * compatibility layer where there is none.
 */
export class ForeignPrinter {
  /** What goes through the compatibility layer, as the config names it. */
  readonly throughCompat = new Set<string>();
  private readonly usesCompat: boolean;
  private limitsFiles = false;
  /** Whether there is more than the one parser that a flat config has from the start here. */
  private readonly hasOtherParsers: boolean;

  constructor(
    private readonly parts: readonly ConfigPart[],
    private readonly imports: ImportList,
    /** Whether it is printed from a flat config, which has its own imports. */
    private readonly isFlat: boolean,
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
  printExtended(name: string): unknown {
    const form = this.usableForm(name);
    return form === undefined
      ? this.printThroughCompat(name)
      : form.print(this.imports.nameOf(form.from, form.as));
  }

  private printThroughCompat(name: string): Spread {
    this.throughCompat.add(name);
    this.imports.loaded.add(packageOfPreset(name));
    return new Spread(`compat.extends(${printJavaScript(name)})`);
  }

  /** Whether something that a part extends goes through the compatibility layer. */
  isThroughCompat({ isForeign, written }: ExtendedConfig): boolean {
    return isForeign && this.usableForm(written) === undefined;
  }

  /** The same for certain files, where it can have parts for files of its own. */
  printForFiles(name: string, scope: object): Spread {
    this.limitsFiles = true;
    const code = this.printThroughCompat(name).text;
    return new Spread(`${limit}(${printJavaScript(scope, '  ')}, ${code})`);
  }

  /** Environments of plugins, as elements: without the plugin, the layer doesn't know them. */
  printEnvironments({ foreignEnvironments }: ConfigPart): Spread[] {
    return foreignEnvironments.map(name => {
      const plugin = pluginOf(name) ?? name;
      this.throughCompat.add(name);
      this.imports.loaded.add(pluginPackage(plugin));
      const config = { plugins: [plugin], env: { [name]: true } };
      return new Spread(`compat.config(${printInLine(config)})`);
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

  /**
   * Elements with the plugins that rules of the config need; none if there are none. Where something goes through
   * the compatibility layer, that loads them too: what a package has for `import` can be another object.
   */
  printPlugins(): unknown[] {
    const loaded: string[] = [];
    const imported: Record<string, Code> = {};
    for (const [name, source] of this.findPlugins()) {
      const usual = pluginPackage(name);
      if (this.throughCompat.size > 0 && source === undefined && !this.isFlat) {
        this.imports.loaded.add(usual);
        loaded.push(printJavaScript(name));
      } else {
        imported[name] = new Code(
          this.imports.nameOf(source ?? usual, toIdentifier(usual)),
        );
      }
    }
    return [
      ...(loaded.length > 0
        ? [new Spread(`compat.plugins(${loaded.join(', ')})`)]
        : []),
      ...(Object.keys(imported).length > 0 ? [{ plugins: imported }] : []),
    ];
  }

  /** The plugins that no preset brings, with what is imported where the config says so. */
  private findPlugins(): [name: string, source: string | undefined][] {
    const broughtBy = ({ extended }: ConfigPart) =>
      extended.flatMap(
        ({ preset, written }) =>
          this.usableForm(preset ?? written)?.plugin ?? [],
      );
    const brought = new Set(
      this.parts
        .filter(isForAll)
        .flatMap(broughtBy)
        .filter(({ isApart }) => !isApart)
        .map(({ name }) => name),
    );
    const sources = new Map<string, string | null | undefined>();
    for (const { name, isApart } of this.parts.flatMap(broughtBy)) {
      if (isApart) {
        sources.set(name, undefined);
      }
    }
    for (const { plugins, processor = '', rules } of this.parts) {
      const used = rules.filter(({ entry }) => isOn(entry));
      for (const id of [processor, ...used.map(rule => rule.id)]) {
        const name = pluginOf(id);
        if (name !== undefined && !isOwnPlugin(name) && !sources.has(name)) {
          sources.set(name, undefined);
        }
      }
      for (const { name, source } of plugins) {
        sources.set(shortPlugin(name), source);
      }
    }
    return [...sources]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([name, source]): [string, string | undefined][] =>
        brought.has(name) || source === null ? [] : [[name, source]],
      );
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

  /** What the elements are printed with, in lines. */
  printSetup(): string[] {
    if (this.throughCompat.size === 0) {
      return [];
    }
    // Shared configs may extend ESLint's own presets, which it has to be given.
    const core = this.imports.nameOf('@eslint/js', 'eslint');
    this.imports.nameOf('@eslint/eslintrc', '{ FlatCompat }');
    return [
      '',
      '// For shared configs that have no form for flat configs yet.',
      'const compat = new FlatCompat({',
      '  baseDirectory: import.meta.dirname,',
      `  recommendedConfig: ${core}.configs.recommended,`,
      `  allConfig: ${core}.configs.all,`,
      '});',
      ...(this.limitsFiles ? limiting : []),
    ];
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

/** Limits shared configs to the files of a part, where "extends" would replace the files that they are for. */
const limiting = [
  '',
  '/**',
  ' * Limits shared configs to some files of those that they are for.',
  ' *',
  ' * @param {{ files: any[], ignores?: any[] }} scope',
  ' * @param {any[]} configs',
  ' */',
  `const ${limit} = ({ files, ignores = [] }, configs) =>`,
  '  configs.map(config => ({',
  '    ...config,',
  '    files: files.flatMap(one =>',
  '      (config.files ?? [[]]).map(other => [one, other].flat()),',
  '    ),',
  '    ignores: [...(config.ignores ?? []), ...ignores],',
  '  }));',
];

/** A preset of another package, in the code of a flat config. */
interface FlatForm {
  /** What is imported. */
  from: string;
  /** The import's name, where it isn't made of the package's. */
  as?: string;
  /** Its code, with the import's name. */
  print: (imported: string) => unknown;
  /** The plugin that it brings, or that has to be there apart from it. */
  plugin?: {
    name: string;
    /** Whether it is the same object that the package exports. */
    isExport: boolean;
    isApart?: boolean;
  };
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
  /** Whether each of them is a list. */
  areLists?: boolean;
}

/**
 * Plugins with presets for flat configs, as of eslint-plugin-react 7.35, -import 2.31, -jest 28.8, -jsdoc 50.2,
 * -unicorn 55, -jsx-a11y 6.10, -svelte 2.46, and -vue 10.12. ESLint refuses a plugin that is there as two objects,
 * which is why it is written down who brings the one that the package exports, however it is loaded; a test compares
 * this with the packages.
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
    isExport: false,
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
  svelte: {
    names: ['all', 'prettier', 'recommended'],
    inside: 'configs',
    isExport: true,
    areLists: true,
  },
  vue: {
    names: ['essential', 'recommended', 'strongly-recommended'],
    inside: 'configs',
    isExport: true,
    areLists: true,
  },
};

/**
 * Presets of plugins that have none for flat configs, or under another name: those whose rules they are made of.
 * As of @next/eslint-plugin-next 15.5 and @vitest/eslint-plugin 1.5.
 */
const presetsOfRules: Readonly<Record<string, readonly string[]>> = {
  'plugin:@next/next/core-web-vitals': ['recommended', 'core-web-vitals'],
  'plugin:@next/next/recommended': ['recommended'],
  'plugin:@vitest/legacy-all': ['legacy-all'],
  'plugin:@vitest/legacy-recommended': ['legacy-recommended'],
};

function presetsOf(plugin: string): FlatPresets | undefined {
  return Object.hasOwn(flatPresets, plugin) ? flatPresets[plugin] : undefined;
}

/** The code that leads to a preset from what its package exports. */
export function pathTo(preset: string, { inside }: FlatPresets): string {
  const name = inside === 'configs' ? `flat/${preset}` : preset;
  return `.${inside}${printAccess(name)}`;
}

function printAccess(name: string): string {
  return /^\w+$/.test(name) ? `.${name}` : `['${name}']`;
}

/** A preset as an eslintrc config names it, by where a flat config has it: the reverse of {@link flatFormOf}. */
export function presetOfFlatForm(
  from: string,
  path: readonly string[],
): string | undefined {
  const ofRules = Object.keys(presetsOfRules).find(
    name =>
      packageOfPreset(name) === from &&
      path.join() === `configs,${name.replace(/^.*\//, '')}`,
  );
  if (ofRules !== undefined) {
    return ofRules;
  }
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
    return {
      from: 'eslint-config-prettier',
      print: imported => new Code(imported),
    };
  }
  if (name === 'plugin:prettier/recommended') {
    return {
      from: 'eslint-plugin-prettier/recommended',
      as: 'prettierRecommended',
      print: imported => new Code(imported),
      plugin: { name: 'prettier', isExport: true },
    };
  }
  const [, written = '', preset = ''] =
    /^plugin:(.+)\/([^/]+)$/.exec(name) ?? [];
  const from = pluginPackage(written);
  if (Object.hasOwn(presetsOfRules, name)) {
    return {
      from,
      print: imported => ({ rules: spreadRules(imported, name) }),
      plugin: { name: written, isExport: true, isApart: true },
    };
  }
  const known = presetsOf(written.replace(/^eslint-plugin-/, ''));
  return known?.names.includes(preset)
    ? {
        from,
        print: imported =>
          new (known.areLists ? Spread : Code)(
            imported + pathTo(preset, known),
          ),
        ...(!known.withoutPlugin?.includes(preset) && {
          plugin: { name: written, isExport: known.isExport },
        }),
      }
    : undefined;
}

function spreadRules(imported: string, name: string): Record<string, Spread> {
  return Object.fromEntries(
    (presetsOfRules[name] ?? []).map(preset => [
      `...${preset}`,
      new Spread(`${imported}.configs${printAccess(preset)}.rules`),
    ]),
  );
}
