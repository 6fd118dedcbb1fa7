import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { contacts as contracts } from '#shared/contracts/contacts.ts';
import { relationships } from './relationship.store.ts';
import { removeContact } from './removeContact.ts';

export const handler = lambda(contracts.removeContact, {
  load: ({ ContactID, callerId }) => [relationships.key(callerId, ContactID)],
  limit: perPerson('change'),
  run: removeContact,
  maxAttempts: 5,
});
