import { personCounts } from '#functions/authors/personCounts.store.ts';
import { changes } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { caps } from '#shared/caps.ts';
import { contacts as contracts } from '#shared/contracts/contacts.ts';
import { contactEvents, oncePerDay } from './contact.events.ts';
import { saveContact } from './contactSteps.ts';
import { isProtectedAccount } from './protectedAccounts.ts';
import { listOf, relationships } from './relationship.store.ts';
import { accept } from './relationship.ts';
import { requireContact } from './toContact.ts';

/** Accepts a received request. Its sender is notified. */
export const acceptContactRequest = operation(contracts.acceptContactRequest, {
  load: ({ ContactID, callerId }) => ({
    relationship: relationships.key(callerId, ContactID),
    counts: personCounts.key(callerId),
  }),
  limit: changes,
  maxAttempts: 5,
  async run({ ContactID, caller: { UserID }, loaded: { relationship, counts } }, deps) {
    if (isProtectedAccount(ContactID)) return refuse('CONTACT_ADMIN_PROTECTED');
    const list = relationship && listOf(relationship, UserID);
    if (list === 'accepted') return refuse('CONTACT_ALREADY_EXISTS');
    if (!relationship || list !== 'received') return refuse('CONTACT_NOT_FOUND');
    if (counts && counts.contacts >= caps.contacts)
      return refuse('CONTACT_LIMIT_REACHED', { max: caps.contacts });

    const at = deps.now();
    const after = accept(relationship, at);
    const payload = { UserID, ContactedUserID: ContactID };
    const { contactAccepted } = contactEvents;
    const refused = await deps.table.transact(
      ...saveContact(deps, relationship, after),
      outbox.publish(deps, contactAccepted, payload, oncePerDay(contactAccepted, payload, at)),
    );
    return refused ?? requireContact(after, UserID);
  },
});
