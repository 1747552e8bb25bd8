import { expect, it } from 'vitest';
import type { PlaygroundCompilerOption } from '../../../src/linter/protocol';
import { readCompilerOptions, readTypescriptVersions } from './readTypescript';

it.each(readTypescriptVersions())(
  'reads the options of TypeScript $version',
  version => {
    const text = readCompilerOptions(version);
    const options = new Map(
      (JSON.parse(text) as PlaygroundCompilerOption[]).map(option => [
        option.name,
        option,
      ]),
    );
    expect(options.size).toBeGreaterThan(80);
    expect(options.get('strict')).toEqual({
      name: 'strict',
      type: 'boolean',
      description: 'Enable all strict type-checking options.',
    });
    expect(options.get('target')?.type).toBe('enum');
    expect(options.get('target')?.values).toContain('es2022');
    expect(options.get('lib')?.type).toBe('list');
    expect(options.get('lib')?.values).toContain('dom.iterable');
    expect(options.get('paths')?.type).toBe('object');
    // Of the command line only:
    expect(options.has('watch')).toBe(false);
    expect(options.has('help')).toBe(false);
    expect(options.has('init')).toBe(false);
  },
);
