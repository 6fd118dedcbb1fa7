import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { messages as contracts } from '#shared/contracts/messages.ts';
import { deleteMessage } from './deleteMessage.ts';
import { messages } from './message.store.ts';

export const handler = lambda(contracts.deleteMessage, {
  load: ({ id, callerId }) => [messages.key(callerId, id)],
  limit: perPerson('change'),
  run: deleteMessage,
  maxAttempts: 3,
});
