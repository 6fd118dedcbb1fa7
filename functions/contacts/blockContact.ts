import { authors } from '#functions/authors/author.store.ts';
import { personCounts } from '#functions/authors/personCounts.store.ts';
import { changes } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { caps } from '#shared/caps.ts';
import { contacts as contracts } from '#shared/contracts/contacts.ts';
import { saveContact } from './contactSteps.ts';
import { isProtectedAccount } from './protectedAccounts.ts';
import { relationships } from './relationship.store.ts';
import { block, newRelationship } from './relationship.ts';
import { requireBlockedContact, toContactPerson } from './toContact.ts';

/** Blocks a person, whether or not they are a contact of the caller. Idempotent. */
export const blockContact = operation(contracts.blockContact, {
  load: ({ ContactedUserID, callerId }) => ({
    relationship: relationships.key(callerId, ContactedUserID),
    own: authors.key(callerId),
    other: authors.key(ContactedUserID),
    counts: personCounts.key(callerId),
  }),
  limit: changes,
  maxAttempts: 5,
  async run({ ContactedUserID, caller: { UserID }, loaded: { relationship, own, other, counts } }, deps) {
    if (ContactedUserID === UserID) return refuse('CONTACT_SELF');
    if (isProtectedAccount(UserID, ContactedUserID)) return refuse('CONTACT_ADMIN_PROTECTED');
    if (!own || !other || (other.status !== 'active' && !relationship)) return refuse('AUTHOR_NOT_FOUND');

    const before = relationship ?? newRelationship(toContactPerson(own), toContactPerson(other));
    const after = block(before, UserID, deps.now());
    if (after === before) return requireBlockedContact(after, UserID);
    if (counts && counts.blocked >= caps.blocked) return refuse('BLOCK_LIMIT_REACHED', { max: caps.blocked });
    const refused = await deps.table.transact(...saveContact(deps, relationship, after));
    return refused ?? requireBlockedContact(after, UserID);
  },
});
