import { Cron } from 'croner';
import type { Job, JobName } from '#infra/jobs.ts';

export interface Scheduler {
  /** Runs a job now and returns its result. Runs of the same job never overlap. */
  run: (name: JobName) => Promise<unknown>;
  next: (name: JobName) => Date | null;
  /** The jobs with a run after one time and until another. */
  dueBetween: (from: Date, to: Date) => JobName[];
  close: () => void;
}

/** Runs the jobs that EventBridge Scheduler runs in the cloud. */
export function schedule(
  jobs: readonly (Job & { name: JobName })[],
  invoke: (job: Job) => Promise<unknown>,
): Scheduler {
  const running = new Map<JobName, Promise<unknown>>();
  const run = (job: Job & { name: JobName }): Promise<unknown> => {
    const now = running.get(job.name) ?? invoke(job).finally(() => running.delete(job.name));
    running.set(job.name, now);
    return now;
  };
  const known = new Map(jobs.map(job => [job.name, job]));
  const timers = new Map(
    jobs.map(job => [
      job.name,
      new Cron(patternOf(job.schedule), { unref: true }, () => {
        run(job).catch(() => undefined); // the job has logged the failure; its next run tries again
      }),
    ]),
  );

  return {
    run: async name => {
      const job = known.get(name);
      if (!job) throw new Error(`Job ${name} does not exist`);
      return await run(job);
    },
    next: name => timers.get(name)?.nextRun() ?? null,
    dueBetween: (from, to) =>
      [...timers].flatMap(([name, timer]) => ((timer.nextRun(from) ?? to) < to ? [name] : [])),
    close: () => {
      for (const timer of timers.values()) timer.stop();
    },
  };
}

/** Converts `rate(15 minutes)` to a cron pattern aligned to the hour. */
export function patternOf(rate: Job['schedule']): string {
  const [, amount = '1', unit = ''] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(rate) ?? [];
  if (unit === 'minute') return `*/${amount} * * * *`;
  if (unit === 'hour') return `0 */${amount} * * *`;
  if (unit === 'day') return `0 0 */${amount} * *`;
  throw new Error(`Unsupported schedule: ${rate}`);
}
