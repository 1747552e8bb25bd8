import type { LinterClient } from '../../linter/protocol';
import type { SessionStore } from '../state/session';

/** The linter, once there is one: it starts when the reader begins to use the page, perhaps with this very click. */
export function startedClient(store: SessionStore): Promise<LinterClient> {
  return new Promise(resolve => {
    const stop = store.subscribe(take);
    take();

    function take(): void {
      const { client } = store.get();
      if (client !== undefined) {
        stop();
        resolve(client);
      }
    }
  });
}
