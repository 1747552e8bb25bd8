import {
  Code,
  printInLine,
  printJavaScript,
  Spread,
} from '../../text/printJavaScript';
import {
  isFilePath,
  isOwnPlugin,
  ownParser,
  packageOfPreset,
  pluginOf,
  pluginPackage,
} from '../packageNames';
import { type ForeignPreset, foreignPreset } from '../presets/foreignPresets';
import { type FlatPreset, ownPreset } from '../presets/presetNames';
import {
  type ConfigPart,
  type InnerParser,
  isForAll,
} from '../read/configPart';
import { coreParser } from '../read/languageForFile';
import { isOn } from '../ruleEntry';

/** Prints what other packages have in a config: in its flat form, or through ESLint's compatibility layer where there is none. */
export class ForeignPrinter {
  readonly throughCompat = new Set<string>();
  private readonly usesCompat: boolean;
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
            isForeign && foreignPreset(written) === undefined,
        ),
    );
  }

  printExtended(name: string): unknown {
    const form = this.usableForm(name);
    if (form === undefined) {
      this.throughCompat.add(name);
      this.imports.loaded.add(packageOfPreset(name));
      return new Spread(`compat.extends(${printJavaScript(name)})`);
    }
    return form.rulesOf
      ? {
          rules: Object.fromEntries(
            form.rulesOf.map(preset => [
              `...${preset}`,
              this.imports.printPreset({
                ...form,
                path: ['configs', preset, 'rules'],
                isList: true,
              }),
            ]),
          ),
        }
      : this.imports.printPreset(form);
  }

  /** @param name of a preset, which can also be one of the plugin's */
  isThroughCompat(name: string): boolean {
    return ownPreset(name) === undefined && this.usableForm(name) === undefined;
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
  printParsers({ innerParser, parser }: ConfigPart) {
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
  private usableForm(name: string): ForeignPreset | undefined {
    const form = foreignPreset(name);
    const { isExport, name: plugin } = form?.plugin ?? {};
    if (form === undefined || isExport !== false) {
      return form;
    }
    const isOnlyForAll = this.parts
      .filter(({ extended }) =>
        extended.some(
          ({ preset, written }) =>
            foreignPreset(preset ?? written)?.plugin?.name === plugin,
        ),
      )
      .every(isForAll);
    return this.usesCompat || !isOnlyForAll ? undefined : form;
  }

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

/** The imports of a flat config, and their names in its code. */
export class ImportList {
  /** Packages that ESLint's compatibility layer loads. */
  readonly loaded = new Set<string>();
  private readonly names = new Map([['typescript-eslint', 'tseslint']]);
  private readonly taken = new Set(this.names.values());

  /** @returns the name of a package in the code, which is imported from then on */
  nameOf(source: string, wanted = toIdentifier(source)): string {
    const known = this.names.get(source);
    if (known !== undefined) {
      return known;
    }
    let name = wanted;
    for (let number = 2; this.taken.has(name); number += 1) {
      name = wanted + String(number);
    }
    this.names.set(source, name);
    this.taken.add(name);
    return name;
  }

  /** The code of a preset, or of something in it, which is imported from then on. */
  codeOf({ as, from, path }: FlatPreset): string {
    const names = path.map(name =>
      /^\w+$/.test(name) ? `.${name}` : `['${name}']`,
    );
    return [this.nameOf(from, as), ...names].join('');
  }

  printPreset(preset: FlatPreset): Code | Spread {
    return new (preset.isList ? Spread : Code)(this.codeOf(preset));
  }

  get packages(): string[] {
    return [...new Set([...this.names.keys(), ...this.loaded].map(packageOf))]
      .filter(name => !isFilePath(name))
      .sort();
  }

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
    // `@next/eslint-plugin-next` is `nextPlugin`.
    .replace(/^@([^/]+)\/(?=eslint-(?:plugin|config)-\1$)/, '')
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
