import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import type { Outcome, Task } from '.';

// The process that `inBackground` starts. It runs one task at a time, in the order in which they come, so
// that no two of them need their memory at once.
const require = createRequire(__filename);
let last = Promise.resolve();

process.on('message', task => {
  last = last.then(async () => {
    // The build may have ended meanwhile. The empty function keeps that from being thrown here.
    process.send?.(await run(task as Task), () => undefined);
    // A disconnection is heard of between tasks only.
    await setImmediate();
  });
});

// The build has ended, or has had no work for a while.
process.once('disconnect', () => {
  process.exit();
});

async function run({ file, name, args }: Task): Promise<Outcome> {
  try {
    const functions = require(file) as Record<
      string,
      (...args: unknown[]) => unknown
    >;
    return { result: await functions[name]?.(...args) };
  } catch (error) {
    return { error };
  }
}
