import { authors } from '#functions/authors/author.store.ts';
import { personCounts } from '#functions/authors/personCounts.store.ts';
import { enforceLimit, limit } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { caps } from '#shared/caps.ts';
import { contacts as contracts } from '#shared/contracts/contacts.ts';
import { contacts as settings } from '#shared/correspondence.ts';
import { contactEvents, oncePerDay } from './contact.events.ts';
import { saveContact } from './contactSteps.ts';
import { isProtectedAccount } from './protectedAccounts.ts';
import { isBlockedBy, listOf, relationships } from './relationship.store.ts';
import { ask, newRelationship } from './relationship.ts';
import { requireContact, toContactPerson } from './toContact.ts';

const attempts = limit('addContact', 100, 'day');

/**
 * Asks a person to become a contact, or accepts their request. A request to someone who has blocked the caller looks
 * pending to the caller and is not shown to the other person.
 */
export const addContact = operation(contracts.addContact, {
  load: ({ body: { ContactedUserID }, callerId }) => ({
    relationship: relationships.key(callerId, ContactedUserID),
    own: authors.key(callerId),
    other: authors.key(ContactedUserID),
    counts: personCounts.key(callerId),
  }),
  maxAttempts: 5,
  async run(
    { body: { ContactedUserID }, caller: { UserID }, loaded: { relationship, own, other, counts } },
    deps,
  ) {
    if (ContactedUserID === UserID) return refuse('CONTACT_SELF');
    if (isProtectedAccount(UserID, ContactedUserID)) return refuse('CONTACT_ADMIN_PROTECTED');
    if (!own || other?.status !== 'active') return refuse('AUTHOR_NOT_FOUND');
    const list = relationship ? listOf(relationship, UserID) : 'none';
    if (list === 'accepted' || list === 'sent') return refuse('CONTACT_ALREADY_EXISTS');
    if (list === 'blocked') return refuse('CONTACT_BLOCKED');
    if (counts && counts.contacts >= caps.contacts)
      return refuse('CONTACT_LIMIT_REACHED', { max: caps.contacts });
    const max = settings.maxPendingRequests;
    if (list !== 'received' && counts && counts.sentContactRequests >= max) {
      return refuse('CONTACT_REQUEST_LIMIT', { max });
    }
    const tooMany = await enforceLimit(deps, attempts, UserID);
    if (tooMany) return tooMany;

    const at = deps.now();
    const before = relationship ?? newRelationship(toContactPerson(own), toContactPerson(other));
    const after = ask(before, UserID, at);
    const event = list === 'received' ? contactEvents.contactAccepted : contactEvents.contactRequested;
    const payload = { UserID, ContactedUserID };
    const refused = await deps.table.transact(
      ...saveContact(deps, relationship, after, counts),
      isBlockedBy(before, ContactedUserID)
        ? undefined
        : outbox.publish(deps, event, payload, oncePerDay(event, payload, at)),
    );
    return refused ?? requireContact(after, UserID);
  },
});
