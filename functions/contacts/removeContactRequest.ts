import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { contacts as contracts } from '#shared/contracts/contacts.ts';
import { saveContact } from './contactSteps.ts';
import { isProtectedAccount } from './protectedAccounts.ts';
import { listOf, type relationships } from './relationship.store.ts';
import { removeContact } from './relationship.ts';

/** Rejects a received request or withdraws a sent one. */
export async function removeContactRequest(
  {
    ContactID,
    caller,
    loaded: [relationship],
  }: Input<typeof contracts.removeContactRequest, [typeof relationships]>,
  deps: Deps,
) {
  if (isProtectedAccount(ContactID)) return refuse('CONTACT_ADMIN_PROTECTED');
  if (!relationship) return refuse('CONTACT_NOT_FOUND');
  const list = listOf(relationship, caller.UserID);
  if (list !== 'received' && list !== 'sent') return refuse('CONTACT_NOT_FOUND');

  return await deps.table.transact(...saveContact(deps, relationship, removeContact(relationship)));
}
