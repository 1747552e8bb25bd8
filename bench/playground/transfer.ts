import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { buildFolder } from '../../scripts/run.mjs';
import { addPlayer, readMilestones } from './player';

/** `page` is what the HTML names, `editor` the scripts and styles that follow; `other` is what descriptions of rules, icons and the service worker weigh. */
const kinds = [
  'page',
  'editor',
  'worker',
  'TypeScript',
  'lib files',
  'other',
] as const;
type Kind = (typeof kinds)[number];

/** What the server sends of each of the types of packages that the worker loads once code asks for them, kB by Brotli. */
export function weighPacks(): Record<string, number> {
  const folder = new URL('playground/', buildFolder);
  return Object.fromEntries(
    readdirSync(folder).flatMap(name => {
      const pack = /^pack-(\w+)\..*\.json$/.exec(name)?.[1];
      return pack === undefined
        ? []
        : [
            [
              pack,
              brotliCompressSync(readFileSync(new URL(name, folder))).length /
                1000,
            ] as const,
          ];
    }),
  );
}

/** Kilobytes (1000 bytes). */
type Transfer = Record<Kind | 'total', number>;

/** What the server sends, with headers, for a first use of the playground: to the page, its workers and the service worker. */
export async function measureTransfer(
  browser: Browser,
  url: string,
  server: Server,
): Promise<Transfer> {
  const sent = new Map<string, number>();
  const count = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket, url: path = '' } = request;
    const before = socket.bytesWritten;
    response.once('close', () => {
      sent.set(
        path,
        (sent.get(path) ?? 0) + (socket.bytesWritten - before) / 1000,
      );
    });
  };
  server.on('request', count);
  const context = await browser.newContext();
  await addPlayer(context);
  const page = await context.newPage();
  await page.goto(url);
  await readMilestones(page);
  // What is fetched when all is quiet belongs to the visit.
  await page.waitForTimeout(2000);
  await context.close();
  server.off('request', count);

  const kindOf = createKinds(new URL(url).pathname);
  const transfer = Object.fromEntries(kinds.map(kind => [kind, 0])) as Record<
    Kind,
    number
  >;
  for (const [path, kilobytes] of sent) {
    transfer[kindOf(path)] += kilobytes;
  }
  return {
    ...transfer,
    total: [...sent.values()].reduce((sum, kilobytes) => sum + kilobytes, 0),
  };
}

/** Tells what a file is for, by its path. */
function createKinds(page: string): (path: string) => Kind {
  const html = readFileSync(
    new URL(`.${page}/index.html`, buildFolder),
    'utf8',
  );
  const prefixes: [prefix: string, kind: Kind][] = [
    ['/playground/worker.', 'worker'],
    ['/playground/typescript-', 'TypeScript'],
    ['/playground/libs-', 'lib files'],
    ['/assets/', 'editor'],
  ];
  return path =>
    path === page || (/\.(?:css|js)$/.test(path) && html.includes(path))
      ? 'page'
      : (prefixes.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'other');
}
