import { personCounts } from '#functions/authors/personCounts.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { contacts as contracts } from '#shared/contracts/contacts.ts';
import { acceptContactRequest } from './acceptContactRequest.ts';
import { relationships } from './relationship.store.ts';

export const handler = lambda(contracts.acceptContactRequest, {
  load: ({ ContactID, callerId }) => [relationships.key(callerId, ContactID), personCounts.key(callerId)],
  limit: perPerson('change'),
  run: acceptContactRequest,
  maxAttempts: 5,
});
