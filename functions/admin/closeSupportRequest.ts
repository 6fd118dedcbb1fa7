import { audit } from '#functions/audit/audit.store.ts';
import { authors } from '#functions/authors/author.store.ts';
import { isWaiting, supportRequestSteps, supportRequests } from '#functions/messages/supportRequest.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { admin as contracts } from '#shared/contracts/admin.ts';

/** Ends the waiting of a message to support that needs no answer. Cost: 3 DynamoDB requests. */
export const closeSupportRequest = operation(contracts.closeSupportRequest, {
  load: ({ id }) => ({ request: supportRequests.key(id) }),
  async run({ caller, loaded: { request } }, deps) {
    const { table, now } = deps;
    if (!isWaiting(request)) return refuse('SUPPORT_REQUEST_NOT_FOUND');
    const sender = await table.get(authors.key(request.senderId));
    return await table.transact(
      supportRequestSteps.end(request, { at: now(), by: caller.UserID }),
      ...audit.record(deps, caller, {
        action: 'closeSupport',
        target: { kind: 'person', id: request.senderId, label: sender?.username ?? '' },
      }),
    );
  },
});
