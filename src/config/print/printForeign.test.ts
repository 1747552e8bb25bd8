import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { flatPresets, pathTo } from '../print/printForeign';

const load = createRequire(import.meta.url);

/** What a path like `.configs['flat/all']` leads to. */
function follow(value: unknown, path: string): unknown {
  return (path.match(/(?<=\.|\[')[\w/-]+/g) ?? []).reduce(
    (at: unknown, name) => (at as Record<string, unknown> | undefined)?.[name],
    value,
  );
}

// What has lists isn't installed here: `tests/guides/chosenConfigs.test.ts` lints with it.
it.each(Object.entries(flatPresets).filter(([, { areLists }]) => !areLists))(
  'presets of eslint-plugin-%s are what the package has',
  async (plugin, presets) => {
    const name = `eslint-plugin-${plugin}`;
    const loaded: unknown = load(name);
    const { default: exported } = (await import(name)) as { default: unknown };
    for (const preset of presets.names) {
      const config = follow(exported, pathTo(preset, presets)) as
        { plugins?: Record<string, unknown> } | undefined;
      expect(config, preset).toBeTypeOf('object');
      expect(config?.plugins === undefined, preset).toBe(
        presets.withoutPlugin?.includes(preset) ?? false,
      );
      const brought = config?.plugins?.[plugin];
      expect(brought === exported && brought === loaded, preset).toBe(
        presets.isExport,
      );
    }
  },
  60_000,
);
