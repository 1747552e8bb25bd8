import { Code, printJavaScript, Spread } from '../../text/printJavaScript';
import { isFilePath } from '../packageNames';
import type { FlatPreset } from '../presets/presetNames';

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

  /** A preset as an element of a list. */
  printPreset(preset: FlatPreset): Code | Spread {
    return new (preset.isList ? Spread : Code)(this.codeOf(preset));
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
export function toIdentifier(source: string): string {
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
