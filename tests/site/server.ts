import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildFolder } from '../../scripts/run.mjs';
import { listen } from '../../scripts/site/address.mjs';
import { createSiteServer } from '../../scripts/site/server';

/** The built site, answering as its host would. */
export class ServedSite {
  private constructor(private readonly server: Server) {}

  static async start(): Promise<ServedSite> {
    const server = createSiteServer({ dir: buildFolder });
    await listen(server, { host: 'localhost', port: 0 });
    return new ServedSite(server);
  }

  /** Asks for a path, and stays there if that leads elsewhere. */
  fetch(path: string): Promise<Response> {
    return fetch(new URL(path, this.url), { redirect: 'manual' });
  }

  /** Its address, without a path. */
  get url(): string {
    const { port } = this.server.address() as AddressInfo;
    return `http://localhost:${String(port)}`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
