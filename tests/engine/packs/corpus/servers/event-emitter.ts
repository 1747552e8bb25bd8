import { EventEmitter, once } from 'node:events';

class Jobs extends EventEmitter {
  run(name: string) {
    this.emit('done', name);
  }
}

export async function waitFor(jobs: Jobs) {
  const [name] = await once(jobs, 'done');
  jobs.off('done', jobs.run);
  return name;
}
