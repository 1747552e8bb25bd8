import { env } from 'node:process';

export const port = Number(env.PORT ?? 3000);
export const isTest = env['NODE_ENV'] === 'test';
export const secret: string = env.SECRET!;
export const mode = env.MODE == null ? 'dev' : env.MODE as string;
