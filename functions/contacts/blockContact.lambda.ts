import { authors } from '#functions/authors/author.store.ts';
import { personCounts } from '#functions/authors/personCounts.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { contacts as contracts } from '#shared/contracts/contacts.ts';
import { blockContact } from './blockContact.ts';
import { relationships } from './relationship.store.ts';

export const handler = lambda(contracts.blockContact, {
  load: ({ ContactedUserID, callerId }) => [
    relationships.key(callerId, ContactedUserID),
    authors.key(callerId),
    authors.key(ContactedUserID),
    personCounts.key(callerId),
  ],
  limit: perPerson('change'),
  run: blockContact,
  maxAttempts: 5,
});
