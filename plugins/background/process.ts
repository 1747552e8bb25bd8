import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import type { Outcome, Task } from '.';

// Does what `inBackground` asks for, in that order and one at a time: what takes much memory never meets
// the like, and what belongs together is not torn apart.
const require = createRequire(__filename);
let last = Promise.resolve();

process.on('message', task => {
  last = last.then(async () => {
    process.send?.(await run(task as Task));
    // Time to hear of the end.
    await setImmediate();
  });
});

// There is nothing left to work for.
process.once('disconnect', () => {
  process.exit();
});

async function run({ id, file, name, args }: Task): Promise<Outcome> {
  try {
    const functions = require(file) as Record<
      string,
      (...args: unknown[]) => unknown
    >;
    return { id, result: await functions[name]?.(...args) };
  } catch (error) {
    return { id, error };
  }
}
