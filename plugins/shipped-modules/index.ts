import { writeFileSync } from 'node:fs';
import type { Plugin } from '@docusaurus/types';
import type { Compiler, StatsModule } from 'webpack';

/** A file that the bundler put into what browsers get. */
export interface ShippedModule {
  /** Its full path. */
  path: string;
  /** Its size before minification, in bytes. */
  size: number;
}

/**
 * Writes which files the bundler put into what browsers get, to the file that
 * SHIPPED_MODULES names. Without that variable, as in usual builds, it does
 * nothing: collecting them takes time. `npm run licenses` sets it.
 */
export default function shippedModulesPlugin(): Plugin {
  const file = process.env.SHIPPED_MODULES;
  return {
    name: 'shipped-modules',
    configureWebpack: (_config, isServer) =>
      isServer || file === undefined
        ? {}
        : {
            plugins: [
              {
                apply: compiler => {
                  report(compiler, file);
                },
              },
            ],
          },
  };
}

function report(compiler: Compiler, file: string): void {
  compiler.hooks.done.tap('shipped-modules', stats => {
    const { modules = [] } = stats.toJson({
      all: false,
      modules: true,
      modulesSpace: Infinity,
      nestedModules: true,
      nestedModulesSpace: Infinity,
    });
    writeFileSync(file, JSON.stringify(modules.flatMap(shippedFiles)));
  });
}

/** A module's file, or those of the modules that were joined to it. */
function shippedFiles(module: StatsModule): ShippedModule[] {
  if (module.modules && module.modules.length > 0) {
    return module.modules.flatMap(shippedFiles);
  }
  const { nameForCondition: path, size } = module;
  return path && size ? [{ path, size }] : [];
}
