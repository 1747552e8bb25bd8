/**
 * Replaces `typescript`: loads the version that the reader chose, whose
 * address follows the worker's own. It sets the global variable `ts`.
 */
import { readTypescriptAddress } from '../../../../src/linter/client/typescriptAddress';

const scope = globalThis as unknown as {
  importScripts: (address: string) => void;
  location: { href: string };
  ts: object;
};

scope.importScripts(readTypescriptAddress(scope.location.href));

/**
 * Compiled packages copy all that TypeScript exports, getter by getter, in each file that
 * imports it, unless it says that it is a module: a quarter of the worker's start.
 */
module.exports = Object.defineProperties(scope.ts, {
  __esModule: { value: true },
  default: { value: scope.ts },
});
