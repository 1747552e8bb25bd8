import { performance, PerformanceObserver } from 'node:perf_hooks';

new PerformanceObserver(list => {
  for (let i = 0; i < list.getEntries().length; i++) {
    console.log(list.getEntries()[i].name);
  }
}).observe({ entryTypes: ['measure'] });
performance.mark('start');
export const took: any = performance.now();
