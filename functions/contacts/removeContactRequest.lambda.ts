import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { contacts as contracts } from '#shared/contracts/contacts.ts';
import { relationships } from './relationship.store.ts';
import { removeContactRequest } from './removeContactRequest.ts';

export const handler = lambda(contracts.removeContactRequest, {
  load: ({ ContactID, callerId }) => [relationships.key(callerId, ContactID)],
  limit: perPerson('change'),
  run: removeContactRequest,
  maxAttempts: 5,
});
