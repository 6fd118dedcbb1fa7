import { changes } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { contacts as contracts } from '#shared/contracts/contacts.ts';
import { contactEvents } from './contact.events.ts';
import { saveContact } from './contactSteps.ts';
import { isProtectedAccount } from './protectedAccounts.ts';
import { isBlockedBy, relationships } from './relationship.store.ts';
import { unblock } from './relationship.ts';

/** Unblocks a person. Delivers their contact request, applications and comments that were withheld in the meantime. */
export const unblockContact = operation(contracts.unblockContact, {
  load: ({ ContactedUserID, callerId }) => ({ relationship: relationships.key(callerId, ContactedUserID) }),
  limit: changes,
  maxAttempts: 5,
  async run({ ContactedUserID, caller, loaded: { relationship } }, deps) {
    if (isProtectedAccount(ContactedUserID)) return refuse('CONTACT_ADMIN_PROTECTED');
    if (!relationship || !isBlockedBy(relationship, caller.UserID)) return refuse('CONTACT_NOT_FOUND');

    const { UserID } = caller;
    return await deps.table.transact(
      ...saveContact(deps, relationship, unblock(relationship, UserID)),
      outbox.publish(deps, contactEvents.contactUnblocked, { UserID, ContactedUserID }),
    );
  },
});
