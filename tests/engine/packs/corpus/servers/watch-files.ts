import { watch, type Stats, stat } from 'node:fs';

export function onChange(folder: string, callback: (stats: Stats) => void) {
  watch(folder, { recursive: true }, (event, name) => {
    if (event === 'rename' || name === null) return;
    stat(name, (error, stats) => {
      if (error != null) throw error;
      callback(stats);
    });
  });
}
