import { callers } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { openRequestShards, openRequests } from '#functions/projects/openRequest.store.ts';
import { prospectSteps } from '#functions/projects/prospect.store.ts';
import { endOfDay, todayOf } from '#shared/days.ts';
import { request as settings } from '#shared/settings.ts';
import { day } from '#shared/time.ts';
import { remindedOwners, remindOwner } from './remindedOwner.store.ts';
import { requestEvents } from './request.events.ts';
import { isAsked, requestKey, requestSteps, type StoredRequest } from './request.store.ts';

/** Reminds owners of requests pending for 2 and 7 days and expires those pending for 14. Idempotent. */
export async function remindAndExpireRequests(deps: Deps): Promise<{ reminded: number; expired: number }> {
  const { table, now } = deps;
  const since = new Date(Date.parse(now()) - settings.reminderDays[0] * day).toISOString();
  const done = { reminded: 0, expired: 0 };

  for (const pk of openRequestShards) {
    for await (const request of pendingSince(table, pk, since)) {
      if (request.expiresAt <= now()) done.expired += await expire(deps, request);
      else if (remindersDue(request, now()) > request.reminders) done.reminded += await remind(deps, request);
    }
  }
  return done;
}

/** Requests per page: the most that DynamoDB returns by key in one request. */
const pageSize = 100;

/** The requests of a shard that were sent until `since`, oldest first. Holds one page in memory. */
async function* pendingSince(
  table: Deps['table'],
  pk: string,
  since: string,
): AsyncGenerator<StoredRequest, void, undefined> {
  let cursor: string | undefined;
  do {
    const page = await table.query(openRequests, {
      index: 'gsi2',
      pk,
      between: ['0', `${since}~`],
      limit: pageSize,
      cursor,
    });
    if (isRefusal(page)) throw new Error('Cursor rejected by the table');
    for (const request of await table.batchGet(...page.items.map(requestKey))) if (request) yield request;
    ({ cursor } = page);
  } while (cursor !== undefined);
}

/** Number of reminders due for a request of this age; none while it is withheld from the owner, or they wait for an answer. */
const remindersDue = (request: StoredRequest, at: string): number =>
  request.withheldFrom || isAsked(request)
    ? 0
    : settings.reminderDays.filter(days => Date.parse(request.createdAt) + days * day <= Date.parse(at))
        .length;

async function expire({ table, now, newId }: Deps, request: StoredRequest): Promise<number> {
  const refused = await table.transact(
    ...requestSteps.expire(request, now()),
    request.withheldFrom ? undefined : prospectSteps.answered(request.ProjectID, request.ProspectID),
    outbox.publish({ now, newId }, requestEvents.requestExpired, request),
  );
  return refused ? 0 : 1;
}

async function remind({ table, now, newId }: Deps, request: StoredRequest): Promise<number> {
  const { OwnerUserID } = request;
  const [owner, reminded] = await table.batchGet(callers.key(OwnerUserID), remindedOwners.key(OwnerUserID));
  // One email reminds an owner of all requests that are due until their day ends, also those of later runs.
  const isCovered = reminded !== undefined && reminded.until > now();
  const until = endOfDay(owner ?? {}, todayOf(owner ?? {}, now()));
  const refused = await table.transact(
    requestSteps.remind(request),
    outbox.publish({ now, newId }, requestEvents.requestReminderDue, request),
    ...(isCovered
      ? []
      : [
          remindOwner(OwnerUserID, { until, now: now() }),
          outbox.publish(
            { now, newId },
            requestEvents.ownerReminderDue,
            { OwnerUserID, sentUntil: lastDueBefore(until) },
            `request-reminders-${OwnerUserID}-${until}`,
          ),
        ]),
  );
  return refused ? 0 : 1;
}

/** Latest creation time of requests whose first reminder is due before an instant. */
const lastDueBefore = (until: string): string =>
  new Date(Date.parse(until) - settings.reminderDays[0] * day - 1).toISOString();
