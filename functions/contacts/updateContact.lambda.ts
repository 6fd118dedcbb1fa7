import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { contacts as contracts } from '#shared/contracts/contacts.ts';
import { relationships } from './relationship.store.ts';
import { updateContact } from './updateContact.ts';

export const handler = lambda(contracts.updateContact, {
  load: ({ ContactedUserID, callerId }) => [relationships.key(callerId, ContactedUserID)],
  limit: perPerson('change'),
  run: updateContact,
  maxAttempts: 5,
});
