import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

if (isMainThread) {
  const worker = new Worker(__filename, { workerData: { limit: 10 } });
  worker.on('message', message => console.log(message.sum));
} else {
  const { limit } = workerData;
  parentPort!.postMessage({ sum: limit + 1 });
}
