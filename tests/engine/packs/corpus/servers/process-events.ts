import process from 'node:process';

process.on('unhandledRejection', (reason: any) => {
  console.error(reason.stack);
  process.exitCode = 1;
});
process.on('SIGTERM', async () => {
  await Promise.resolve();
});
process.nextTick(() => Promise.reject('no'));
export const args: string[] = process.argv.slice(2)!;
