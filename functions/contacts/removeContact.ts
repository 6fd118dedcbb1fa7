import { changes } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { contacts as contracts } from '#shared/contracts/contacts.ts';
import { saveContact } from './contactSteps.ts';
import { isProtectedAccount } from './protectedAccounts.ts';
import { listOf, relationships } from './relationship.store.ts';
import { withoutContact } from './relationship.ts';

/** Removes an accepted contact. */
export const removeContact = operation(contracts.removeContact, {
  load: ({ ContactID, callerId }) => ({ relationship: relationships.key(callerId, ContactID) }),
  limit: changes,
  maxAttempts: 5,
  async run({ ContactID, caller, loaded: { relationship } }, deps) {
    if (isProtectedAccount(ContactID)) return refuse('CONTACT_ADMIN_PROTECTED');
    if (!relationship || listOf(relationship, caller.UserID) !== 'accepted')
      return refuse('CONTACT_NOT_FOUND');

    return await deps.table.transact(...saveContact(deps, relationship, withoutContact(relationship)));
  },
});
