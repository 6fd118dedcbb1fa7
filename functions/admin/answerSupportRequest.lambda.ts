import { supportRequests } from '#functions/messages/supportRequest.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { admin } from '#shared/contracts/admin.ts';
import { answerSupportRequest } from './answerSupportRequest.ts';

export const handler = lambda(admin.answerSupportRequest, {
  load: ({ id }) => [supportRequests.key(id)],
  run: answerSupportRequest,
  maxAttempts: 3, // the message may be read in support's own mailbox meanwhile
});
