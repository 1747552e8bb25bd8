import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { foreignPresets } from './foreignPresets';

const load = createRequire(import.meta.url);

// What has lists isn't installed here: `tests/guides/chosenConfigs.test.ts` lints with it.
it.each(
  [...foreignPresets].filter(
    ([, { isList, path, rulesOf }]) => path.length > 0 && !isList && !rulesOf,
  ),
)(
  '%s is what the package has',
  async (name, { from, path, plugin }) => {
    const loaded: unknown = load(from);
    const { default: exported } = (await import(from)) as { default: unknown };
    const config = path.reduce(
      (at: unknown, each) =>
        (at as Record<string, unknown> | undefined)?.[each],
      exported,
    ) as { plugins?: Record<string, unknown> } | undefined;
    expect(config).toBeTypeOf('object');
    expect(config?.plugins === undefined).toBe(plugin === undefined);
    const brought = config?.plugins?.[name.replace(/^plugin:|\/.*$/g, '')];
    expect(brought === exported && brought === loaded).toBe(
      plugin?.isExport ?? false,
    );
  },
  60_000,
);
