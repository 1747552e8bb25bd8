import { createRequire } from 'node:module';
import { stripVTControlCharacters } from 'node:util';
import type { Options as ClassicOptions } from '@docusaurus/preset-classic';
import type {
  Config,
  LoadContext,
  Plugin,
  PluginConfig,
  PluginModule,
} from '@docusaurus/types';
import type { Compiler, Configuration } from 'webpack';

/** What Docusaurus calls again when one of a plugin's files has changed. */
const hooks = ['loadContent', 'contentLoaded', 'allContentLoaded'] as const;

type Hook = (this: unknown, ...args: unknown[]) => unknown;

/**
 * Errors of plugins that are not mended yet, by plugin and hook. When Docusaurus calls a plugin's hook, and
 * it throws, the site stays as it was, and only the terminal tells of it.
 */
const failures = new Map<Hook, Error>();

/** Bundles again, so that the browser hears of a failure or of its end. */
let recompile = (): void => undefined;

/**
 * Makes errors of plugins errors of the bundler too, while someone writes: these are shown over the page.
 * They stay until the same plugin has done the same without an error. Other than in development, nothing
 * is changed: an error ends the build.
 */
export function showFailures(config: Config): Config {
  if (process.env.NODE_ENV !== 'development') {
    return config;
  }
  const [, classic] = config.presets?.[0] as [string, ClassicOptions];
  // What the preset would do with them, so that they are plugins like any other.
  const content: PluginConfig[] = [
    ['@docusaurus/plugin-content-docs', { ...classic.docs }],
    ['@docusaurus/plugin-content-blog', { ...classic.blog }],
  ];
  return {
    ...config,
    presets: [['classic', { ...classic, docs: false, blog: false }]],
    plugins: [
      // The type of a whole config has parts of plugins too.
      ...[...content, ...(config.plugins as PluginConfig[])].map(
        withWatchedHooks,
      ),
      failuresPlugin,
    ],
  };
}

function withWatchedHooks(config: PluginConfig): PluginConfig {
  if (!config) {
    return config;
  }
  const [given, options] = Array.isArray(config) ? config : [config, {}];
  const module = typeof given === 'string' ? load(given) : given;
  const create = async (
    context: LoadContext,
    validated: unknown,
  ): Promise<Plugin | null> => {
    const plugin = await module(context, validated);
    return plugin && watchHooks(plugin);
  };
  const { validateOptions, validateThemeConfig } = module;
  return [
    Object.assign(create, {
      ...(validateOptions && { validateOptions }),
      ...(validateThemeConfig && { validateThemeConfig }),
    }),
    options,
  ];
}

/** @param name as a config has it: of a package, or what is left of that without `@docusaurus/plugin-` */
function load(name: string): PluginModule {
  const { default: create, ...others } = createRequire(__filename)(
    name.startsWith('@') ? name : `@docusaurus/plugin-${name}`,
  ) as PluginModule & { default: PluginModule };
  return Object.assign(create, others);
}

function watchHooks(plugin: Plugin): Plugin {
  const watched = hooks.flatMap(name => {
    const hook = plugin[name] as Hook | undefined;
    return hook ? [[name, watchHook(hook)] as const] : [];
  });
  return { ...plugin, ...Object.fromEntries(watched) };
}

/** Notes whether the hook's last call has failed. */
export function watchHook(hook: Hook): Hook {
  return async function (...args) {
    try {
      const result = await hook.apply(this, args);
      if (failures.delete(hook)) {
        recompile();
      }
      return result;
    } catch (error) {
      failures.set(hook, error as Error);
      recompile();
      throw error;
    }
  };
}

/** Hands the failures to the bundler with each compilation. */
function failuresPlugin(): Plugin {
  return {
    name: 'failures',
    configureWebpack: (): Configuration & { devServer: object } => ({
      plugins: [{ apply: addFailures }],
      devServer: { client: { overlay: { runtimeErrors: isNoBuildError } } },
    }),
  };
}

/**
 * Whether webpack-dev-server is to show an error of a running page, which it then shows for good. A module
 * that was broken or gone is run once when it is mended, in passing, and throws what was shown as a build's
 * error before.
 *
 * It is sent to the browser as text, so it uses nothing from outside.
 */
export function isNoBuildError({ message }: Error): boolean {
  return !/Module build failed|Cannot find module/.test(message);
}

function addFailures(compiler: Compiler): void {
  const { WebpackError } = compiler.webpack;
  recompile = () => {
    compiler.watching?.invalidate();
  };
  compiler.hooks.thisCompilation.tap('failures', compilation => {
    for (const error of failures.values()) {
      compilation.errors.push(new WebpackError(describeFailure(error)));
    }
  });
}

/** An error's message with those of its causes: the outer ones name the file, the inner ones the line. */
export function describeFailure(error: Error): string {
  const messages: string[] = [];
  let next: unknown = error;
  while (next instanceof Error) {
    messages.push(next.message);
    next = next.cause;
  }
  return stripVTControlCharacters(messages.join('\n'));
}
