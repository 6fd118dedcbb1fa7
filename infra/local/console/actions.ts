import { maintenance, switched } from '#functions/platform/maintenance.store.ts';
import { Step } from '#functions/platform/table/step.ts';
import { makeTable } from '#functions/platform/table.ts';
import { type JobName, jobs } from '#infra/jobs.ts';
import type { LocalEnvironment } from '#infra/local/environment/localEnvironment.ts';
import { feedbackKinds } from '#infra/local/mail/mailFeedback.ts';
import { maintenance as settings } from '#shared/maintenance.ts';
import { day, minute, second } from '#shared/time.ts';

interface Done {
  /** The page to go back to. */
  to: string;
  done: string;
}

/** Actions of the console's buttons, by path below `/_local`. */
export const actions: Record<
  string,
  (environment: LocalEnvironment, fields: URLSearchParams) => Promise<Done>
> = {
  'jobs/run': async ({ scheduler, idle }, fields) => {
    const name = jobNamed(fields.get('name'));
    const result = await scheduler.run(name);
    await idle();
    return { to: 'jobs', done: `${name} ran: ${JSON.stringify(result ?? 'done')}` };
  },

  'clock/advance': async ({ advance, clock, scheduler, idle }, fields) => {
    const seconds = Number(fields.get('seconds'));
    if (!Number.isInteger(seconds) || seconds < 1 || seconds > (400 * day) / second)
      return { to: 'jobs', done: 'Enter a number of seconds between 1 and 400 days.' };
    const before = clock.now();
    await advance(seconds);
    const due = fields.get('due') === 'run' ? scheduler.dueBetween(before, clock.now()) : [];
    for (const name of due) await scheduler.run(name);
    await idle();
    const ran = due.length > 0 ? ` ${due.length} jobs that have come due ran once each.` : '';
    return {
      to: 'jobs',
      done: `It is now ${clock.now().toUTCString()} for the API and the payment simulator.${ran}`,
    };
  },

  'maintenance/switch': async ({ clock }, fields) => {
    const table = makeTable();
    const isOn = fields.get('on') === 'yes';
    const minutes = Number(fields.get('minutes') ?? 0);
    const now = clock.now();
    const until = minutes > 0 ? new Date(now.getTime() + minutes * minute).toISOString() : undefined;
    const before = await table.get(maintenance.key());
    await table.write(Step.put(maintenance.key(), switched(before, { isOn, until }, now.toISOString())));
    return {
      to: 'maintenance',
      done: `Maintenance is ${isOn ? 'on' : 'off'} within ${settings.rememberedSeconds} seconds.`,
    };
  },

  'mail/report': async ({ mail, idle }, fields) => {
    const kind = feedbackKinds.find(one => one === fields.get('kind'));
    if (!kind) throw new Error('Unknown kind of report.');
    await mail.report(fields.get('id') ?? '', kind);
    await idle();
    return { to: 'mail', done: `Reported: ${kind}.` };
  },

  'uploads/redrive': async ({ uploads }) => {
    const count = await uploads.redrive();
    await uploads.idle();
    return { to: 'letters', done: `${count} uploads were processed again.` };
  },

  'payouts/redrive': async ({ payouts }) => {
    const count = await payouts.redrive();
    await payouts.idle();
    return { to: 'letters', done: `${count} messages of the payout queue were processed again.` };
  },
};

function jobNamed(name: string | null): JobName {
  const job = jobs.find(known => known.name === name);
  if (!job) throw new Error(`Unknown job: ${name}.`);
  return job.name;
}
