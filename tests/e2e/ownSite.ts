import {
  cp,
  mkdtemp,
  readdir,
  readFile,
  rm,
  writeFile,
} from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildFolder } from '../../scripts/run.mjs';
import { freePort, listen } from '../../scripts/site/address.mjs';
import { finishSite } from '../../scripts/site/finishSite';
import { createSiteServer } from '../../scripts/site/server';
import { test as base } from './page';

/** Answers a request itself, or says that it does not. */
type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A site with a server of its own, for tests that take it away or change it. */
export interface OwnSite {
  /** The paths that were asked for. */
  readonly requests: string[];
  /** Serves another build from now on. */
  deploy: (folder: URL) => void;
  /** Lets requests be answered in another way; all of them as usual if not given. */
  intercept: (answer?: Answer) => void;
  /** Answers a request as usual. */
  serve: Answer;
  /** Takes the network away. */
  stop: () => Promise<void>;
  /** Brings it back, under the same address. */
  start: () => Promise<void>;
}

interface WorkerFixtures {
  /**
   * The folder of a second version of the built site, which tests only read: all
   * pages and scripts are rewritten for it, so it is made once for many tests.
   */
  nextVersion: URL;
}

/** {@link base} against an {@link OwnSite}. */
export const test = base.extend<
  { site: OwnSite; sitePort: number },
  WorkerFixtures
>({
  // What the settings say would go before a mere value.
  serviceWorkers: async ({}, use) => {
    await use('allow');
  },

  nextVersion: [
    async ({}, use) => {
      const path = await mkdtemp(join(tmpdir(), 'next-version-'));
      const folder = pathToFileURL(`${path}/`);
      await writeNextVersion(path);
      await finishSite(folder, '/');
      await use(folder);
      await rm(path, { recursive: true });
    },
    { scope: 'worker' },
  ],
  sitePort: async ({}, use) => {
    await use(await freePort('localhost'));
  },
  baseURL: async ({ sitePort }, use) => {
    await use(`http://localhost:${String(sitePort)}`);
  },
  site: async ({ sitePort }, use) => {
    const site = new ControlledSite(sitePort);
    await site.start();
    await use(site);
    await site.stop();
  },
});

class ControlledSite implements OwnSite {
  readonly requests: string[] = [];
  private files = createSiteServer({ dir: buildFolder });
  private answer: Answer | undefined;
  private server: Server | undefined;

  constructor(private readonly port: number) {}

  deploy(folder: URL): void {
    this.files = createSiteServer({ dir: folder });
  }

  intercept(answer?: Answer): void {
    this.answer = answer;
  }

  serve(request: IncomingMessage, response: ServerResponse): boolean {
    return this.files.emit('request', request, response);
  }

  async start(): Promise<void> {
    this.server = createServer((request, response) => {
      this.requests.push(request.url ?? '');
      if (!this.answer?.(request, response)) {
        this.serve(request, response);
      }
    });
    await listen(this.server, { host: 'localhost', port: this.port });
  }

  async stop(): Promise<void> {
    const { server } = this;
    if (server?.listening) {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    }
  }
}

/**
 * Writes the built site with other words on all pages, and scripts under other
 * names.
 *
 * @param path of an empty folder
 */
async function writeNextVersion(path: string): Promise<void> {
  await cp(fileURLToPath(buildFolder), path, {
    recursive: true,
    // A compressed file would be sent in place of the changed one.
    filter: source => !source.endsWith('.br'),
  });
  const names = await readdir(path, { recursive: true });
  const main = names.find(name => /\bmain\.[\da-f]{8}\.js$/.test(name)) ?? '';
  const oldName = /main\.[\da-f]{8}\.js$/.exec(main)?.[0] ?? '';
  const newName = 'main.00000002.js';
  await cp(join(path, main), join(path, main.replace(oldName, newName)));
  await rm(join(path, main));
  for (const name of names.filter(name => /\.(?:html|js)$/.test(name))) {
    const file = join(path, name.replace(oldName, newName));
    const text = await readFile(file, 'utf8');
    await writeFile(
      file,
      text
        .replaceAll(oldName, newName)
        .replaceAll('Copyright © 2024', 'Copyright © 2025'),
    );
  }
}
