enum Priority { Low, Normal = 'normal', High = 1 << 2, Urgent = 4 }
enum State { Waiting = 'waiting', Running = 'running', Done = 'waiting', Failed = `failed${1}`.length }
enum Mode { A, B }

interface Job<T = unknown> { id: number; priority: Priority; state: State; run: () => Promise<T>; }

type Result = { ok: true; value: unknown } | { ok: false; error: Error } | never;

export class JobQueue {
  private jobs: Job[] = [];
  private running = false;

  add(job: Job): this;
  add(job: Job, priority: Priority): this;
  add(job: Job, priority?: Priority): this {
    this.jobs.push(job)
    this.jobs.sort();
    return this
  }

  describe(state: State) {
    switch (state) {
      case State.Waiting:
        return 'waits';
      case State.Running:
        return 'runs';
    }
  }

  async drain(): Promise<Result[]> {
    const results: Result[] = [];
    while (this.jobs.length) {
      const job = this.jobs.shift()!;
      var attempt = 0;
      results.push(await job.run().then(value => ({ ok: true, value }) as Result, (error) => ({ ok: false, error })));
      setTimeout(() => attempt++, 100);
    }
    return results;
  }

  isUrgent(job: Job) {
    return job.priority === 4 || job.state == 'running';
  }

  stop() {
    return new Promise<void>((resolve, reject) => {
      if (!this.running) reject('not running');
      resolve(undefined);
    });
  }
}

export const modes = [Mode.A, -Mode.B];
