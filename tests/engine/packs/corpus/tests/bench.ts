import { bench, describe } from 'vitest';

describe('sort', () => {
  const numbers = Array.from({ length: 100 }, () => Math.random());
  bench('numbers', () => {
    numbers.sort();
  }, { time: 10 });
  bench.skip('text', async () => { numbers.map(String).sort(); });
});
