import type { Compiler, WebpackPluginInstance } from 'webpack';
import { expectShape } from '../docusaurus-internals/expectShape.mjs';

/**
 * A bundler's plugin that stops the build unless all of some files were bundled. If nothing asks any more
 * for what they replace, it comes in by another name, and nothing is left out.
 *
 * @param files full paths
 */
export function expectBundled(files: readonly string[]): WebpackPluginInstance {
  return {
    apply(compiler: Compiler): void {
      compiler.hooks.afterCompile.tap('expectBundled', compilation => {
        // Those that it starts for parts of it have their own files.
        if (compilation.compiler !== compiler) {
          return;
        }
        const bundled = new Set(compilation.fileDependencies);
        for (const file of files) {
          expectShape(
            bundled.has(file),
            file,
            'something imports what it replaces',
          );
        }
      });
    },
  };
}
