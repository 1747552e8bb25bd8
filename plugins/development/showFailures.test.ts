import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Compiler } from 'webpack';
import { describeFailure, isNoBuildError, showFailures } from './showFailures';

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'development');
});

afterEach(() => {
  vi.unstubAllEnvs();
});

const site = { title: '', url: '', baseUrl: '/' };

/** The plugins that a development server gets for one. */
async function initialize(plugin: PluginModule): Promise<Plugin[]> {
  const { plugins = [] } = showFailures({
    ...site,
    presets: [['classic', {}]],
    plugins: [plugin],
  });
  // Without those of the preset.
  const modules = plugins
    .slice(2)
    .map(entry => (Array.isArray(entry) ? entry[0] : entry) as PluginModule);
  const initialized = await Promise.all(
    modules.map(module => module({} as LoadContext, {})),
  );
  return initialized.flatMap(plugin => plugin ?? []);
}

/** A bundler that notes how often it was asked to compile, and the errors of a compilation. */
function bundle(failures: Plugin | undefined) {
  const invalidate = vi.fn();
  let tapped: (compilation: { errors: Error[] }) => void = vi.fn();
  const compiler = {
    webpack: { WebpackError: Error },
    watching: { invalidate },
    hooks: {
      thisCompilation: {
        tap: (_name: string, tap: typeof tapped) => {
          tapped = tap;
        },
      },
    },
  };
  const settings = failures?.configureWebpack?.(
    {},
    false,
    {} as never,
    undefined,
  ) as { plugins: { apply: (compiler: Compiler) => void }[] };
  // It has no more than what is used.
  settings.plugins[0]?.apply(compiler as unknown as Compiler);
  const errors = (): string[] => {
    const compilation = { errors: [] as Error[] };
    tapped(compilation);
    return compilation.errors.map(({ message }) => message);
  };
  return { errors, invalidate };
}

it('makes an error of a plugin one of the bundler, until the plugin has none', async () => {
  const loadContent = vi.fn();
  const [plugin, failures] = await initialize(() => ({
    name: 'docs',
    loadContent,
  }));
  const { errors, invalidate } = bundle(failures);
  await plugin?.loadContent?.();
  expect(errors()).toEqual([]);
  expect(invalidate).not.toHaveBeenCalled();

  loadContent.mockRejectedValueOnce(new Error('docs/a.md: No title.'));
  await expect(plugin?.loadContent?.()).rejects.toThrow('No title.');
  expect(invalidate).toHaveBeenCalledTimes(1);
  expect(errors()).toEqual(['docs/a.md: No title.']);
  expect(errors()).toEqual(['docs/a.md: No title.']);

  await plugin?.loadContent?.();
  expect(invalidate).toHaveBeenCalledTimes(2);
  expect(errors()).toEqual([]);
});

it('keeps what else a plugin is', () => {
  const validateOptions = <T, U>(): U => ({}) as U & T;
  const { plugins = [] } = showFailures({
    ...site,
    presets: [['classic', { docs: { path: 'docs' } }]],
    plugins: [
      [Object.assign(() => null, { validateOptions }), { id: 'a' }],
      ['client-redirects', {}],
      null,
    ],
  });
  const any = expect.any(Function) as unknown;
  expect(plugins).toEqual([
    [any, { path: 'docs' }],
    [any, {}],
    [any, { id: 'a' }],
    [any, {}],
    null,
    any,
  ]);
  const [, , own, redirects] = plugins as [PluginModule][];
  expect(own?.[0].validateOptions).toBe(validateOptions);
  expect(redirects?.[0].validateOptions).toEqual(any);
});

it('changes nothing of a build', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(showFailures(site)).toBe(site);
});

it('leaves the errors of modules that were not built to the build', () => {
  expect(isNoBuildError(new Error('a is not a function'))).toBe(true);
  expect(
    isNoBuildError(new Error('  × Module build failed (from ./loader.js):')),
  ).toBe(false);
  expect(
    isNoBuildError(new Error("Cannot find module '@site/docs/a.md'")),
  ).toBe(false);
});

it('shows the causes of an error too, which have the line', () => {
  const error = new Error("Can't process \u001B[36mdocs/a.md\u001B[39m", {
    cause: new Error('No end (3:1)'),
  });
  expect(describeFailure(error)).toBe("Can't process docs/a.md\nNo end (3:1)");
});
