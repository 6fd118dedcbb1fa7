import type { authors } from '#functions/authors/author.store.ts';
import type { PersonCounts } from '#functions/authors/personCounts.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { caps } from '#shared/caps.ts';
import type { contacts as contracts } from '#shared/contracts/contacts.ts';
import { saveContact } from './contactSteps.ts';
import { isProtectedAccount } from './protectedAccounts.ts';
import type { relationships } from './relationship.store.ts';
import { block, newRelationship } from './relationship.ts';
import { requireBlockedContact, toContactPerson } from './toContact.ts';

/** Blocks a person, whoever they are to the caller. Idempotent. */
export async function blockContact(
  {
    ContactedUserID,
    caller: { UserID },
    loaded: [relationship, own, other, counts],
  }: Input<
    typeof contracts.blockContact,
    [typeof relationships, typeof authors, typeof authors, PersonCounts | undefined]
  >,
  deps: Deps,
) {
  if (ContactedUserID === UserID) return refuse('CONTACT_SELF');
  if (isProtectedAccount(UserID, ContactedUserID)) return refuse('CONTACT_ADMIN_PROTECTED');
  if (!own || !other || (other.status !== 'active' && !relationship)) return refuse('AUTHOR_NOT_FOUND');

  const before = relationship ?? newRelationship(toContactPerson(own), toContactPerson(other));
  const after = block(before, UserID, deps.now());
  if (after === before) return requireBlockedContact(after, UserID);
  if (counts && counts.blocked >= caps.blocked) return refuse('BLOCK_LIMIT_REACHED', { max: caps.blocked });
  const refused = await deps.table.transact(...saveContact(deps, relationship, after));
  return refused ?? requireBlockedContact(after, UserID);
}
