import { supportRequests } from '#functions/messages/supportRequest.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { admin } from '#shared/contracts/admin.ts';
import { closeSupportRequest } from './closeSupportRequest.ts';

export const handler = lambda(admin.closeSupportRequest, {
  load: ({ id }) => [supportRequests.key(id)],
  run: closeSupportRequest,
});
