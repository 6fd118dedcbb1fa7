import { personEvents } from '#functions/authors/person.events.ts';
import { handlersOf } from '#functions/platform/domainEvent.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import type { UserID } from '#shared/ids.ts';
import { isRunning, saveRecord, subscriptions } from './subscription.store.ts';
import { keepUsedTrial } from './usedTrial.store.ts';

/**
 * Requests the cancellation of a person's renewal, and the closing of their open payment page, from the next job that can
 * reach the provider. Payments until then are refunded.
 */
async function requestCancellation(id: UserID, { table, now }: JobDeps) {
  const record = await table.get(subscriptions.key(id));
  if (!record || !(isRunning(record.current) || record.checkout)) return [];
  return [saveRecord(record, { ...record, cancelRequested: true, dueAt: now() })];
}

/** People who are banned or delete their account do not go on paying. */
export const barredSubscriberHandlers = [
  handlersOf(personEvents.personBanned, {
    requestCancellation: ({ payload }, deps) => requestCancellation(payload.UserID, deps),
  }),
  handlersOf(personEvents.personDeleted, {
    requestCancellation: ({ payload }, deps) => requestCancellation(payload.UserID, deps),

    /** A trial is once per person, also with another account. */
    async keepUsedTrial({ payload: { UserID, email } }, { table, now }) {
      const record = await table.get(subscriptions.key(UserID));
      return record?.trialUsedAt ? [keepUsedTrial(email, now())] : [];
    },
  }),
];
