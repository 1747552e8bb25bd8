import { defaultCompilerOptions } from '../../linter/compilerOptions';
import type { CompilerOptionsJson } from '../../linter/types';
import { formatJson } from '../../text/json';
import type { SharedState } from './sharedState';

/** The config of a link that has none. */
export const emptyConfig = formatJson({ rules: {} });

/**
 * The tsconfig that says all: the examples' compiler options, and some that differ. It leaves out `types`,
 * so that types of packages that the code asks for are found as they are where they're installed: those of
 * Node.js would otherwise have to be listed.
 */
export function tsconfigWith(options: CompilerOptionsJson): string {
  const all = { ...defaultCompilerOptions, types: undefined, ...options };
  // What is undefined isn't written.
  return formatJson({ compilerOptions: all });
}

/** The tsconfig of a link that has none: the examples' on rule pages, as far as the version knows it. */
export function defaultTsconfig(ts: string): string {
  // The `Bundler` of newer versions came with 5.0.
  return tsconfigWith(ts.startsWith('4.') ? { moduleResolution: 'Node' } : {});
}

/** The change to another version of TypeScript: a tsconfig that is still the default changes too. */
export function changeVersion(
  { ts, tsconfig }: SharedState,
  version: string,
): Partial<SharedState> {
  return {
    ts: version,
    tsconfig:
      tsconfig === defaultTsconfig(ts) ? defaultTsconfig(version) : tsconfig,
  };
}
