import { changes } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { contacts as contracts } from '#shared/contracts/contacts.ts';
import { isProtectedAccount } from './protectedAccounts.ts';
import { relationshipSteps, relationships } from './relationship.store.ts';
import { setNote } from './relationship.ts';
import { requireContact, toContact } from './toContact.ts';

/** Sets the caller's private note about a contact, a person with a pending request, or one they have interacted with. */
export const updateContact = operation(contracts.updateContact, {
  load: ({ ContactedUserID, callerId }) => ({ relationship: relationships.key(callerId, ContactedUserID) }),
  limit: changes,
  maxAttempts: 5,
  async run({ ContactedUserID, body: { note }, caller, loaded: { relationship } }, { table, newId }) {
    if (isProtectedAccount(ContactedUserID)) return refuse('CONTACT_ADMIN_PROTECTED');
    if (!relationship || !toContact(relationship, caller.UserID)) return refuse('CONTACT_NOT_FOUND');

    const after = setNote(relationship, caller.UserID, note);
    const refused = await table.transact(relationshipSteps.save(relationship, after, newId()));
    return refused ?? requireContact(after, caller.UserID);
  },
});
