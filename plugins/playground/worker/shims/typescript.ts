/**
 * Replaces `typescript`: loads the version that the reader chose, whose
 * address follows the worker's own. It sets the global variable `ts`.
 */
import { readTypescriptAddress } from '../../../../src/linter/client/typescriptAddress';

const scope = globalThis as unknown as {
  importScripts: (address: string) => void;
  location: { href: string };
  ts?: object;
};

scope.importScripts(readTypescriptAddress(scope.location.href));

module.exports = scope.ts;
