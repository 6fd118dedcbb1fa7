import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { contacts as contracts } from '#shared/contracts/contacts.ts';
import { saveContact } from './contactSteps.ts';
import { isProtectedAccount } from './protectedAccounts.ts';
import { listOf, type relationships } from './relationship.store.ts';
import { removeContact as remove } from './relationship.ts';

/** Removes an accepted contact. */
export async function removeContact(
  {
    ContactID,
    caller,
    loaded: [relationship],
  }: Input<typeof contracts.removeContact, [typeof relationships]>,
  deps: Deps,
) {
  if (isProtectedAccount(ContactID)) return refuse('CONTACT_ADMIN_PROTECTED');
  if (!relationship || listOf(relationship, caller.UserID) !== 'accepted') return refuse('CONTACT_NOT_FOUND');

  return await deps.table.transact(...saveContact(deps, relationship, remove(relationship)));
}
