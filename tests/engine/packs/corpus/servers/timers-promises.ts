import { setTimeout as sleep, setInterval } from 'node:timers/promises';

export async function retry<T>(task: () => Promise<T>, times = 3): Promise<T> {
  for (let i = 0; i < times; i++) {
    try {
      return task();
    } catch {
      await sleep(100 * i);
    }
  }
  for await (const tick of setInterval(10, 'x')) console.log(tick!);
  throw Error('Gave up');
}
