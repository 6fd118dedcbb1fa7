import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { messages as contracts } from '#shared/contracts/messages.ts';
import { messages } from './message.store.ts';
import { trashMessage } from './trashMessage.ts';

export const handler = lambda(contracts.trashMessage, {
  load: ({ id, callerId }) => [messages.key(callerId, id)],
  limit: perPerson('change'),
  run: trashMessage,
  maxAttempts: 3,
});
