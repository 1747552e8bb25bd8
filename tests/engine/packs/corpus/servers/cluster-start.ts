import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';

if (cluster.isPrimary) {
  for (const _ of Array(availableParallelism())) cluster.fork();
  cluster.on('exit', (worker, code, signal) => console.log(worker.process.pid, code ?? signal));
}
