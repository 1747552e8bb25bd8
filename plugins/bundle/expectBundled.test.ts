import { expect, it } from 'vitest';
import type { Compiler } from 'webpack';
import { expectBundled } from './expectBundled';

/** Compiles, as far as the plugin can see. */
function compile(fileDependencies: string[]): void {
  const compiler = {
    hooks: {
      afterCompile: {
        tap(_name: string, act: (compilation: object) => void) {
          act({ compiler, fileDependencies });
        },
      },
    },
  };
  expectBundled(['/shims/prism.ts']).apply(compiler as unknown as Compiler);
}

it('is content where all files are bundled', () => {
  expect(() => {
    compile(['/src/index.ts', '/shims/prism.ts']);
  }).not.toThrow();
});

it('stops where nothing asks for what a file replaces', () => {
  expect(() => {
    compile(['/src/index.ts']);
  }).toThrow('/shims/prism.ts is not what this site relies on');
});
