import { accountEvents } from '#functions/auth/account.events.ts';
import { handlersOf } from '#functions/platform/domainEvent.ts';
import { saveRecord, subscriptions } from './subscription.store.ts';
import { keepUsedTrial } from './usedTrial.store.ts';

export const changedAddressHandlers = handlersOf(accountEvents.emailChanged, {
  /** An address that a person gives up counts as one with a used trial, like that of a deleted account. */
  keepTrialOfAddress: async ({ payload: { UserID, from } }, { table, now }) => {
    const record = await table.get(subscriptions.key(UserID));
    return record?.trialUsedAt ? [keepUsedTrial(from, now())] : [];
  },

  /** Has the provider told the new address of its customer, by the next job that can ask it. */
  requestCustomerUpdate: async ({ payload: { UserID } }, { table, now }) => {
    const record = await table.get(subscriptions.key(UserID));
    if (!record?.current) return [];
    return [saveRecord(record, { ...record, addressChangedAt: now(), dueAt: now() })];
  },
});
