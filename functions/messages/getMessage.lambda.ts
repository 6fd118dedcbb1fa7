import { lambda } from '#functions/platform/lambda.ts';
import { requests } from '#functions/requests/request.store.ts';
import { messages as contracts } from '#shared/contracts/messages.ts';
import { getMessage } from './getMessage.ts';
import { messageBodies, messages } from './message.store.ts';
import { correspondents } from './toMessage.ts';

export const handler = lambda(contracts.getMessage, {
  load: async ({ id, callerId }, { table }) => {
    const copy = await table.get(messages.key(callerId, id));
    const { ProjectID, contributionRequestId } = copy?.notice ?? {};
    return [
      copy,
      messageBodies.key(id),
      correspondents(copy ? [copy] : []),
      copy?.replyTo && messages.key(callerId, copy.replyTo),
      ProjectID && contributionRequestId && requests.key(ProjectID, contributionRequestId),
    ];
  },
  run: getMessage,
});
