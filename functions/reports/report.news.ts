import { notify } from '#functions/notifications/notify.ts';
import { callers } from '#functions/platform/caller.ts';
import { handlersOf, type Payload } from '#functions/platform/domainEvent.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { links } from '#shared/paths.ts';
import { reportEvents } from './report.events.ts';
import { reports, reportsOf } from './report.store.ts';

/** Reporters handled by one event; the next event continues. */
const pageSize = 50;

/** Publishes the decision for each person who reported in this round, so that each is notified exactly once. */
async function publishForReporters(deps: JobDeps, event: Payload<typeof reportEvents.reportResolved>) {
  const { ReportID, round, label, outcome, cursor } = event;
  const page = await deps.table.query(reports, { ...reportsOf(ReportID), limit: pageSize, cursor });
  if (isRefusal(page)) throw new Error('Cursor rejected by the table');
  return [
    ...page.items
      .filter(report => report.round === round)
      .map(({ reporterId: UserID }) =>
        outbox.publish(deps, reportEvents.reportResolvedFor, { UserID, label, outcome }),
      ),
    page.cursor
      ? outbox.publish(deps, reportEvents.reportResolved, { ...event, cursor: page.cursor })
      : undefined,
  ];
}

export const reportNews = [
  handlersOf(reportEvents.reportResolved, {
    publishForReporters: ({ payload }, deps) => publishForReporters(deps, payload),
  }),
  handlersOf(reportEvents.reportResolvedFor, {
    tellReporter: async ({ payload: { UserID, label, outcome } }, deps) =>
      await notify(deps, await deps.table.get(callers.key(UserID)), {
        email: { template: outcome, values: () => ({ thing: label }), path: links.notifications() },
        notification: { kind: outcome, values: { thing: label } },
      }),
  }),
];
