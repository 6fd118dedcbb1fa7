import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { contacts as contracts } from '#shared/contracts/contacts.ts';
import { isProtectedAccount } from './protectedAccounts.ts';
import { relationshipSteps, type relationships } from './relationship.store.ts';
import { setNote } from './relationship.ts';
import { requireContact, toContact } from './toContact.ts';

/** Sets the caller's private note about a contact, a person with a pending request, or one they have interacted with. */
export async function updateContact(
  {
    ContactedUserID,
    body: { note },
    caller,
    loaded: [relationship],
  }: Input<typeof contracts.updateContact, [typeof relationships]>,
  { table, newId }: Deps,
) {
  if (isProtectedAccount(ContactedUserID)) return refuse('CONTACT_ADMIN_PROTECTED');
  if (!relationship || !toContact(relationship, caller.UserID)) return refuse('CONTACT_NOT_FOUND');

  const after = setNote(relationship, caller.UserID, note);
  const refused = await table.transact(relationshipSteps.save(relationship, after, newId()));
  return refused ?? requireContact(after, caller.UserID);
}
