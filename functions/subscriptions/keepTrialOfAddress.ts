import { accountEvents } from '#functions/auth/account.events.ts';
import { handlersOf } from '#functions/platform/domainEvent.ts';
import { subscriptions } from './subscription.store.ts';
import { keepUsedTrial } from './usedTrial.store.ts';

/** An address that somebody gives up counts as one with a used trial, like that of a deleted account. */
export const changedAddressHandlers = handlersOf(accountEvents.emailChanged, {
  keepTrialOfAddress: async ({ payload: { UserID, from } }, { table, now }) => {
    const record = await table.get(subscriptions.key(UserID));
    return record?.trialUsedAt ? [keepUsedTrial(from, now())] : [];
  },
});
