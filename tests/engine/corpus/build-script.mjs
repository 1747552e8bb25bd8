import { readFile, writeFile } from 'node:fs/promises';
import { readFile as read } from 'node:fs/promises';
import * as os from 'node:os';

const targets = new Map([['es2020', true], ['es5', false]]);
const started = Date.now(), unused = 1;

async function copy(from, to) {
  const text = await readFile(from, 'utf8');
  const banner = /@license (.+)/;
  const license = text.match(banner);
  if (license) console.log(license[1]);
  await writeFile(to, text.replace(/\r\n/g, '\n'));
  return await read(to);
}

async function main() {
  for (const target of targets.keys()) {
    copy(`src/${target}.js`, `dist/${target}.js`);
    await target;
  }
  [...targets].map(async ([name]) => { await copy(name, name) });
  const cpus = os.cpus();
  const names = cpus.map(function (cpu) { return cpu.model });
  names.sort()
  if (names.length > 0 && names[0].substring(0, 5) === 'Intel') { console.log(names.length + 'x') }
  return Promise.reject(new Error(`took ${Date.now() - started} ms`))
}

main();
main().then(() => 0);
await main;
new Promise((resolve, reject) => reject());
