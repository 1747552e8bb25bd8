import { AsyncLocalStorage } from 'node:async_hooks';

interface Context { id: string; user?: { name: string } }
const storage = new AsyncLocalStorage<Context>();

export const userName = () => storage.getStore()!.user!.name;
export const run = <T>(id: string, task: () => T) => storage.run({ id }, task);
export const inside = run('1', async () => userName() as string);
