import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { parseArgs } from 'node:util';

export interface Address {
  host: string;
  port: number;
}

/**
 * Reads `--port` and `--host` from the command line, or PORT and HOST from the
 * environment; and whether to leave the site `--as-is` while it's being served.
 */
export function addressFromCommandLine(): Address & { asIs: boolean } {
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
 * @returns its port: for 0, one that nothing listens on
 */
export async function checkAddressIsFree(address: Address): Promise<number> {
  const server = createServer();
  await listen(server, address);
  const { port } = server.address() as AddressInfo;
  await new Promise(resolve => server.close(resolve));
  return port;
}

/** Finds a port that nothing listens on. */
export function freePort(host: string): Promise<number> {
  return checkAddressIsFree({ host, port: 0 });
}

/** Starts a server, or throws an error that says what to do about the address. */
export async function listen(
  server: Server,
  { host, port }: Address,
): Promise<void> {
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      ? new Error(
          `Port ${String(port)} is in use. Stop the program that uses it, or choose another port, as in: npm start -- --port ${String(port + 1)}`,
        )
      : error;
  }
}
