export type Task = Readonly<{ name: string; run(): unknown; every: number }>;
const tasks: Task[] = [];
let timers: ReturnType<typeof setInterval>[] | null = null;

export function schedule(task: Task, immediately: boolean | undefined, onError?: (error: unknown) => void): void {
  tasks.push(task);
  if (immediately) task.run();
  if (onError == null) return;
  timers ??= [];
  timers.push(setInterval(() => {
    try { task.run() } catch (error) { onError(error) }
  }, task.every * 1000));
  timers = timers || [];
  if (!timers) timers = [];
}

export const stop = function () {
  if (timers) { timers.forEach(timer => clearInterval(timer)); timers = null; }
};

export const names = tasks.map(task => task.name).filter(name => !!name), fallback = names[0] || 'none';
export const longest = tasks.map((task): number => task.every).reduce((a, b) => Math.max(a, b), 0);
export const find = (name: string) => tasks.filter(task => task.name === name)[0]?.run;
export const label = (task?: Task) => { let text = task && task.name; if (!text) { text = 'none' } return text };
export const describe = (task: Task | null) => `Task: ${task} runs every ${task?.every} s: ${[1, 2]} ${/a/} ${null}`;

function* ticks(): Generator<number, void, void> { for (let n = 0; ; n++) yield n }
for (const tick of ticks()) { if (tick > 3) break; console.log(tick + '.') }
await schedule({ name: 'a', run() { return 1 }, every: 1 }, true);
if (typeof tasks[0] !== 'undefined' && tasks[0]) tasks[0].run();
