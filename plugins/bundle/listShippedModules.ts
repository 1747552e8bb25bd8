import { writeFileSync } from 'node:fs';
import type { Compiler, StatsModule, WebpackPluginInstance } from 'webpack';

/** A file that the bundler put into what browsers get. */
export interface ShippedModule {
  /** Its full path. */
  path: string;
  /** Its size before minification, in bytes. */
  size: number;
}

/**
 * A bundler plugin that writes down which files it put into what browsers get. Collecting them takes time.
 *
 * @param file where to
 */
export function listShippedModules(file: string): WebpackPluginInstance {
  return {
    apply(compiler: Compiler): void {
      compiler.hooks.done.tap('listShippedModules', stats => {
        const { modules = [] } = stats.toJson({
          all: false,
          modules: true,
          modulesSpace: Infinity,
          nestedModules: true,
          nestedModulesSpace: Infinity,
        });
        writeFileSync(file, JSON.stringify(modules.flatMap(shippedFiles)));
      });
    },
  };
}

/** A module's file, or those of the modules that were joined to it. */
function shippedFiles(module: StatsModule): ShippedModule[] {
  if (module.modules && module.modules.length > 0) {
    return module.modules.flatMap(shippedFiles);
  }
  const { nameForCondition: path, size } = module;
  return path && size ? [{ path, size }] : [];
}
