import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';

const require = createRequire(__filename);
const file = require.resolve('@docusaurus/plugin-pwa');

/** Its types have its options, and not itself. */
const original = require(file) as {
  default: (context: LoadContext, options: unknown) => Plugin | null;
  validateOptions: PluginModule['validateOptions'];
};

/**
 * `@docusaurus/plugin-pwa` without the service worker that it makes when all is built: bundled, and
 * filled with a list of all files, it would be replaced at once by the one of `scripts/site/serviceWorker.ts`,
 * which says why.
 */
function pwaPlugin(context: LoadContext, options: unknown): Plugin | null {
  const plugin = original.default(context, options);
  return (
    plugin && {
      ...plugin,
      // From its own folder: this one has no theme.
      getThemePath: () => join(dirname(file), 'theme'),
      postBuild: undefined,
    }
  );
}

export default Object.assign(pwaPlugin, {
  validateOptions: original.validateOptions,
});
