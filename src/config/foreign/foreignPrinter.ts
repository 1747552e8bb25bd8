import { Code, printJavaScript, Spread } from '../../text/printJavaScript';
import { isOwnPlugin, pluginOf, pluginPackage } from '../packageNames';
import type { ConfigPart } from '../read/configPart';
import { isOn } from '../ruleEntry';
import { type FlatForm, flatFormOf } from './flatForms';
import { ImportList } from './importList';

const prettierPlugin = 'prettier';

/**
 * Prints what other packages have in a config: in its flat form where there is one, and through ESLint's
 * compatibility layer where there is none.
 */
export class ForeignPrinter {
  readonly imports = new ImportList();
  /** What goes through the compatibility layer, as the config names it. */
  readonly throughCompat = new Set<string>();
  private readonly usesCompat: boolean;

  constructor(private readonly parts: readonly ConfigPart[]) {
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
      return new Code(
        this.imports.nameOf(form.from, nameFor(form)) + form.path,
      );
    }
    this.throughCompat.add(name);
    return new Spread(`compat.extends(${printJavaScript(name)})`);
  }

  /** Environments of plugins, as elements. */
  printEnvironments({ foreignEnvironments }: ConfigPart): Spread[] {
    return foreignEnvironments.map(name => {
      this.throughCompat.add(name);
      return new Spread(`compat.env({ ${printJavaScript(name)}: true })`);
    });
  }

  /** A part's own parser, with the one that it hands code to. */
  printParser({ parser }: ConfigPart): Record<string, unknown> {
    if (parser === undefined) {
      return {};
    }
    return { parser: new Code(this.parserCode(parser.name)) };
  }

  printInnerParser({ parser }: ConfigPart): Record<string, unknown> {
    return parser?.inner === undefined
      ? {}
      : { parser: new Code(this.parserCode(parser.inner)) };
  }

  /** An element with the plugins that rules of the config need; none if there are none. */
  printPlugins(): Record<string, unknown>[] {
    const brought = new Set(
      this.parts.flatMap(part =>
        part.files === undefined && part.ignores.length === 0
          ? part.extended.flatMap(
              ({ preset, written }) =>
                this.usableForm(preset ?? written)?.plugin?.name ?? [],
            )
          : [],
      ),
    );
    const names = new Set(
      this.parts.flatMap(({ plugins, processor, rules }) => [
        ...plugins.map(shortPlugin),
        ...[processor ?? ''].flatMap(each => pluginOf(each) ?? []),
        ...rules
          .filter(({ entry }) => isOn(entry))
          .flatMap(({ id }) => pluginOf(id) ?? [])
          .filter(name => !isOwnPlugin(name)),
      ]),
    );
    const missing = [...names].filter(name => !brought.has(name)).sort();
    return missing.length === 0
      ? []
      : [
          {
            plugins: Object.fromEntries(
              missing.map(name => [
                name,
                new Code(this.imports.nameOf(pluginPackage(name))),
              ]),
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
    const isForAll = this.parts
      .filter(({ extended }) =>
        extended.some(
          ({ preset, written }) =>
            flatFormOf(preset ?? written)?.plugin?.name === plugin,
        ),
      )
      .every(
        ({ files, ignores }) => files === undefined && ignores.length === 0,
      );
    return this.usesCompat || !isForAll ? undefined : form;
  }

  private parserCode(name: string): string {
    return name === '@typescript-eslint/parser'
      ? 'tseslint.parser'
      : this.imports.nameOf(name);
  }
}

/** The short form of a plugin's name: it is what the names of its rules begin with. */
export function shortPlugin(name: string): string {
  return name
    .replace(/^(@[^/]+)\/eslint-plugin$/, '$1')
    .replace(/^(@[^/]+\/)?eslint-plugin-/, '$1');
}

function nameFor({ plugin, from }: FlatForm): string | undefined {
  return plugin?.name === prettierPlugin && from.includes('/')
    ? 'prettierRecommended'
    : undefined;
}
