import { describe, expect, it } from 'vitest';
import { setCompilerOption } from './setCompilerOption';

describe('setCompilerOption', () => {
  it('adds and removes', () => {
    const text = setCompilerOption('{}', 'strict', true);
    expect(JSON.parse(text)).toEqual({ compilerOptions: { strict: true } });
    expect(JSON.parse(setCompilerOption(text, 'strict', undefined))).toEqual({
      compilerOptions: {},
    });
  });
});
