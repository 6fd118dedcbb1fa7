import { authors } from '#functions/authors/author.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { contacts as contracts } from '#shared/contracts/contacts.ts';
import { getContact } from './getContact.ts';
import { relationships } from './relationship.store.ts';

export const handler = lambda(contracts.getContact, {
  load: ({ ContactedUserID, callerId }) => [
    relationships.key(callerId, ContactedUserID),
    authors.key(ContactedUserID),
  ],
  run: getContact,
});
