// @ts-check
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';

/**
 * Where the site is served.
 *
 * @typedef {{ host: string; port: number }} Address
 */

/**
 * Reads `--port` and `--host` from the command line, or PORT and HOST from the
 * environment; and whether to leave the site `--as-is` while it's being served.
 *
 * @returns {Address & { asIs: boolean }}
 */
export function addressFromCommandLine() {
  const { values } = parseArgs({
    options: {
      'as-is': { type: 'boolean' },
      host: { type: 'string' },
      port: { type: 'string' },
    },
  });
  const given = values.port ?? process.env.PORT ?? '3000';
  const port = Number(given);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(
      `"${given}" isn't a port. Give a whole number from 1 to 65535, as in: npm start -- --port 3001`,
    );
  }
  return {
    host: values.host ?? process.env.HOST ?? 'localhost',
    port,
    asIs: values['as-is'] ?? false,
  };
}

/**
 * Throws an error that says what to do when the address is in use, so that
 * you don't wait for a build that can't be served.
 *
 * @param {Address} address
 * @returns {Promise<number>} its port: for 0, one that nothing listens on
 */
export async function checkAddressIsFree(address) {
  const server = createServer();
  await listen(server, address);
  const { port } = /** @type {import('node:net').AddressInfo} */ (
    server.address()
  );
  await new Promise(resolve => server.close(resolve));
  return port;
}

/**
 * Finds a port that nothing listens on.
 *
 * @param {string} host
 */
export function freePort(host) {
  return checkAddressIsFree({ host, port: 0 });
}

/**
 * Starts a server, or throws an error that says what to do about the address.
 *
 * @param {import('node:net').Server} server
 * @param {Address} address
 * @returns {Promise<void>} when it listens
 */
export function listen(server, { host, port }) {
  return new Promise((resolve, reject) => {
    server.once('error', error => {
      reject(
        'code' in error && error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${String(port)} is in use. Stop the program that uses it, or choose another port, as in: npm start -- --port ${String(port + 1)}`,
            )
          : error,
      );
    });
    server.listen(port, host, resolve);
  });
}
