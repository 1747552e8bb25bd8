import { readFileSync } from 'fs';
import path from 'path';

interface Config { port: number; host?: string }

export function readConfig(folder: string): Config {
  const text = readFileSync(path.join(folder, 'config.json'), 'utf8');
  const config = JSON.parse(text);
  if (!config.port) throw new Error('No port in ' + folder);
  return config;
}
