import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  options: { port: { type: 'string', short: 'p' }, watch: { type: 'boolean' } },
  allowPositionals: true,
});
export const port = parseInt(values.port!);
export const watch = values.watch === true;
export const [file] = positionals as string[];
