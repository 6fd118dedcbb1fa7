import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { contacts as contracts } from '#shared/contracts/contacts.ts';
import { relationships } from './relationship.store.ts';
import { unblockContact } from './unblockContact.ts';

export const handler = lambda(contracts.unblockContact, {
  load: ({ ContactedUserID, callerId }) => [relationships.key(callerId, ContactedUserID)],
  limit: perPerson('change'),
  run: unblockContact,
  maxAttempts: 5,
});
