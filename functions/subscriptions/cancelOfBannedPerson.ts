import { personEvents } from '#functions/authors/person.events.ts';
import { handlersOf } from '#functions/platform/domainEvent.ts';
import { isRunning, saveRecord, subscriptions } from './subscription.store.ts';

/** Has the renewal of a banned person cancelled by the next reconciliation, which can ask the provider. */
export const bannedSubscriberHandlers = handlersOf(personEvents.personBanned, {
  async requestCancellation({ payload: { UserID } }, { table, now }) {
    const record = await table.get(subscriptions.key(UserID));
    if (!record || !isRunning(record.current)) return [];
    return [saveRecord(record, { ...record, cancelRequested: true, dueAt: now() })];
  },
});
