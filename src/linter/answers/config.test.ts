import { createRequire } from 'node:module';
import plugin from '@typescript-eslint/eslint-plugin';
import { builtinRules } from 'eslint/use-at-your-own-risk';
import prettier from 'eslint-config-prettier';
import { describe, expect, it } from 'vitest';
import type { WorkerConfig } from '../protocol';
import { type PresetSources, resolveConfig } from './config';

const sources = {
  presets: plugin.configs,
  coreRules: builtinRules,
  prettier,
  plugin: plugin as PresetSources['plugin'],
};

const resolve = (config: WorkerConfig): ReturnType<typeof resolveConfig> =>
  resolveConfig(sources, config, 'a.ts');

describe('resolveConfig', () => {
  it('knows the core’s presets as ESLint itself does', () => {
    const require = createRequire(import.meta.url);
    const eslint = createRequire(require.resolve('eslint'));
    const { configs } = eslint('@eslint/js') as {
      configs: Record<'all' | 'recommended', { rules: object }>;
    };
    const rulesOf = (preset: string): unknown =>
      resolve({ extends: [preset] }).config.rules;
    expect(rulesOf('eslint:recommended')).toEqual(configs.recommended.rules);
    expect(rulesOf('eslint:all')).toEqual(configs.all.rules);
  });

  it('takes the plugin’s presets by their names in an .eslintrc and alone', () => {
    const { config, errors } = resolve({
      extends: ['plugin:@typescript-eslint/strict'],
    });
    expect(errors).toEqual([]);
    expect(config.rules).toHaveProperty(['@typescript-eslint/no-explicit-any']);
    expect(resolve({ extends: ['strict'] }).config).toEqual(config);
  });

  it('lets overrides win, with their presets, each over those before it', () => {
    const { config } = resolve({
      rules: { '@typescript-eslint/no-explicit-any': 'off', eqeqeq: 'error' },
      overrides: [
        { extends: ['strict'], rules: { eqeqeq: 'off' } },
        { rules: { eqeqeq: 'warn' } },
      ],
    });
    expect(config.rules).toMatchObject({
      '@typescript-eslint/no-explicit-any': 'error',
      eqeqeq: 'warn',
    });
    expect(config).not.toHaveProperty('overrides');
  });

  it('lets later presets and the config’s own rules win, and keeps options under a new severity', () => {
    const { config } = resolve({
      extends: ['strict-type-checked', 'disable-type-checked'],
      rules: {
        '@typescript-eslint/ban-ts-comment': 'warn',
        '@typescript-eslint/no-explicit-any': ['off', { fixToUnknown: true }],
      },
    });
    expect(config.rules).toMatchObject({
      '@typescript-eslint/no-floating-promises': 'off',
      '@typescript-eslint/ban-ts-comment': [
        'warn',
        { minimumDescriptionLength: 10 },
      ],
      '@typescript-eslint/no-explicit-any': ['off', { fixToUnknown: true }],
    });
  });

  it('turns layout rules off for prettier, in its place', () => {
    const { config, errors } = resolve({
      extends: ['eslint:recommended', 'prettier'],
      overrides: [{ extends: ['eslint:recommended'] }],
    });
    expect(errors).toEqual([]);
    expect(config.rules?.['no-extra-semi']).toBe('error');
    expect(config.rules).toMatchObject({ 'no-debugger': 'error', semi: 'off' });
    expect(
      resolve({ extends: ['eslint:recommended', 'prettier'] }).config.rules,
    ).toMatchObject({ 'no-extra-semi': 'off', 'no-debugger': 'error' });
  });

  it('names presets that are not there, and uses the others', () => {
    const { config, errors } = resolve({
      extends: ['airbnb', '__proto__', 'strict'],
    });
    expect(errors).toEqual([
      expect.objectContaining({
        kind: 'config',
        message: expect.stringContaining('"airbnb"') as unknown,
      }),
      expect.objectContaining({
        message: expect.stringContaining('"__proto__"') as unknown,
      }),
    ]);
    expect(config.rules).toHaveProperty(['@typescript-eslint/no-explicit-any']);
  });

  it('takes __proto__ for a name like any other', () => {
    const hostile = JSON.parse(
      '{"rules": {"__proto__": {"polluted": "error"}, "eqeqeq": "error"}}',
    ) as WorkerConfig;
    const { config } = resolve(hostile);
    expect(Object.keys(config.rules ?? {})).toEqual(['__proto__', 'eqeqeq']);
    expect(config.rules).not.toHaveProperty('polluted');
    expect({}).not.toHaveProperty('polluted');
  });
});
