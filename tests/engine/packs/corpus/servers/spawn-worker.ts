import { spawn } from 'child_process';

export function start(command: string, args: ReadonlyArray<string> = []) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.setEncoding('utf8').on('data', chunk => process.stdout.write(chunk));
  child.on('exit', code => process.exit(code!));
  return new Promise((resolve, reject) => child.on('close', c => c === 0 ? resolve(c) : reject(c)));
}
