import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { buildFolder } from '../../scripts/run.mjs';
import { freePort } from '../../scripts/site/address.mjs';

/** Where Debian's packages put nginx's module for Brotli: without both, there is nothing to try. */
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const isInstalled =
  spawnSync('nginx', ['-v']).status === 0 && existsSync(brotli);

/** What is needed to see what nginx answers, and isn't here. */
export const missing = [
  ...(isInstalled ? [] : ['nginx-light and libnginx-mod-http-brotli-static']),
  ...(existsSync(new URL('rules.json.br', buildFolder))
    ? []
    : ['compressed files, which `npm run build` makes']),
];

if (missing.length > 0) {
  console.warn(
    `Skipped: what nginx answers. That needs ${missing.join(', and ')}.`,
  );
}

/** Starts nginx as in the container. */
export async function startNginx(
  build: URL,
): Promise<{ port: number; pid: number; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort('localhost');
  const server = (await readFile(new URL('nginx.conf', build), 'utf8'))
    .replace('listen 8080', `listen ${String(port)}`)
    .replace(/root .*;/, `root ${fileURLToPath(build)};`);
  const config = join(folder, 'nginx.conf');
  await writeFile(
    config,
    `load_module ${brotli};
daemon off;
master_process off;
pid ${folder}/pid;
events {}
http {
access_log off;
include /etc/nginx/mime.types;
default_type application/octet-stream;
${['client_body', 'fastcgi', 'proxy', 'scgi', 'uwsgi'].map(name => `${name}_temp_path ${folder}/${name};`).join('\n')}
${server}
}`,
  );
  const nginx = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', config], {
    // It says there what it doesn't find.
    stdio: 'ignore',
  });
  await vi.waitFor(() => fetch(`http://localhost:${String(port)}`), {
    timeout: 20_000,
  });
  return {
    port,
    pid: nginx.pid ?? 0,
    stop: async () => {
      const ended = once(nginx, 'exit');
      nginx.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
