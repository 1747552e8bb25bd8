import os = require('os');
import { Worker } from 'worker_threads';
const { cpus } = os;

declare class Pool { size: number; run<T>(task: () => T): Promise<T> }
interface Pool { drain(): void }

class WorkerPool<T> {
  private idle: Worker[] = [];
  private waiting: { resolve: (value: T) => void, reject: (reason: unknown) => void }[] = [];

  constructor(private size = cpus().length, readonly script: string) {}

  async run(data: T): Promise<T> {
    const worker = this.idle.pop() ?? new Worker(this.script);
    return new Promise<T>(async (resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      await worker.postMessage(data);
      this.waiting.push({ resolve, reject });
    });
  }

  get length() { return this.waiting.length }
  toJSON() { return { size: this.size, length: this.length, idle: this.idle } }
  valueOf(): Number { return this.size }
}

function throwing(kind: string): never {
  if (kind === 'a') throw 'text';
  if (kind === 'b') throw undefined;
  if (kind === 'c') throw new String('boxed');
  throw Promise.reject(3);
}

const pool = new WorkerPool<string>(2, 'worker.js');
const text = pool + '', other = String(pool) + `${pool}` + [pool].join();
export = { WorkerPool, pool, throwing, text, other };
