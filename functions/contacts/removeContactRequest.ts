import { changes } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { contacts as contracts } from '#shared/contracts/contacts.ts';
import { saveContact } from './contactSteps.ts';
import { isProtectedAccount } from './protectedAccounts.ts';
import { listOf, relationships } from './relationship.store.ts';
import { withoutContact } from './relationship.ts';

/** Rejects a received request or withdraws a sent one. */
export const removeContactRequest = operation(contracts.removeContactRequest, {
  load: ({ ContactID, callerId }) => ({ relationship: relationships.key(callerId, ContactID) }),
  limit: changes,
  maxAttempts: 5,
  async run({ ContactID, caller, loaded: { relationship } }, deps) {
    if (isProtectedAccount(ContactID)) return refuse('CONTACT_ADMIN_PROTECTED');
    if (!relationship) return refuse('CONTACT_NOT_FOUND');
    const list = listOf(relationship, caller.UserID);
    if (list !== 'received' && list !== 'sent') return refuse('CONTACT_NOT_FOUND');

    return await deps.table.transact(...saveContact(deps, relationship, withoutContact(relationship)));
  },
});
