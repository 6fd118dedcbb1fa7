import { authors } from '#functions/authors/author.store.ts';
import { personCounts } from '#functions/authors/personCounts.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { contacts as contracts } from '#shared/contracts/contacts.ts';
import { addContact } from './addContact.ts';
import { relationships } from './relationship.store.ts';

export const handler = lambda(contracts.addContact, {
  load: ({ body: { ContactedUserID }, callerId }) => [
    relationships.key(callerId, ContactedUserID),
    authors.key(callerId),
    authors.key(ContactedUserID),
    personCounts.key(callerId),
  ],
  run: addContact,
  maxAttempts: 5,
});
