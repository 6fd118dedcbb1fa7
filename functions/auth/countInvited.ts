import { affiliateCodes } from '#functions/authors/affiliateCode.store.ts';
import { authors } from '#functions/authors/author.store.ts';
import { personCounts } from '#functions/authors/personCounts.store.ts';
import { handlersOf } from '#functions/platform/domainEvent.ts';
import { accountEvents } from './account.events.ts';

/** Counts a person who has joined for the user who invited them, unless that user has left meanwhile. */
export const invitationHandlers = handlersOf(accountEvents.accountCreated, {
  countInvited: async ({ payload }, { table }) => {
    const person = await table.get(authors.key(payload.UserID));
    if (!person?.referredBy) return [];
    const inviter = await table.get(affiliateCodes.key(person.referredBy));
    return inviter ? [personCounts.add(inviter.UserID, { invited: 1 })] : [];
  },
});
