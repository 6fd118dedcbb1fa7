import type { Deps } from '#functions/platform/deps.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { prospectSteps } from '#functions/prospects/prospect.store.ts';
import { request as settings } from '#shared/settings.ts';
import { day } from '#shared/time.ts';
import { requestEvents } from './request.events.ts';
import {
  openRequestShards,
  openRequests,
  requestSteps,
  requests,
  type StoredRequest,
} from './request.store.ts';

/** Reminds owners of requests pending for 2 and 7 days and expires those pending for 14. Idempotent. */
export async function remindAndExpireRequests(deps: Deps): Promise<{ reminded: number; expired: number }> {
  const { table, now } = deps;
  const since = new Date(Date.parse(now()) - settings.reminderDays[0] * day).toISOString();
  const done = { reminded: 0, expired: 0 };

  for (const pk of openRequestShards) {
    for (const request of await waitingSince(table, pk, since)) {
      if (request.expiresAt <= now()) done.expired += await expire(deps, request);
      else if (remindersDue(request, now()) > request.reminders) done.reminded += await remind(deps, request);
    }
  }
  return done;
}

async function waitingSince(table: Deps['table'], pk: string, since: string): Promise<StoredRequest[]> {
  const keys: ReturnType<typeof requests.key>[] = [];
  for await (const open of table.each(openRequests, { index: 'gsi2', pk, between: ['0', `${since}~`] }))
    keys.push(requests.key(open.ProjectID, open.contributionRequestId));
  const found = await table.batchGet(...keys);
  return found.filter(request => request !== undefined);
}

/** Number of reminders due for a request of this age. */
const remindersDue = ({ createdAt }: StoredRequest, at: string): number =>
  settings.reminderDays.filter(days => Date.parse(createdAt) + days * day <= Date.parse(at)).length;

async function expire({ table, now, newId }: Deps, request: StoredRequest): Promise<number> {
  const refused = await table.transact(
    ...requestSteps.expire(request, now()),
    prospectSteps.answered(request.ProjectID, request.ProspectID),
    outbox.publish({ now, newId }, requestEvents.requestExpired, request),
  );
  return refused ? 0 : 1;
}

async function remind({ table, now, newId }: Deps, request: StoredRequest): Promise<number> {
  const refused = await table.transact(
    requestSteps.remind(request),
    outbox.publish({ now, newId }, requestEvents.requestReminderDue, request),
  );
  return refused ? 0 : 1;
}
