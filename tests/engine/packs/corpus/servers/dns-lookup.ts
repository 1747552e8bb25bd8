import dns from 'node:dns/promises';

export async function addresses(hosts: string[]) {
  const found = hosts.map(async host => await dns.lookup(host));
  for (const one of found) {
    console.log(one.address);
  }
  return Promise.all(found);
}
