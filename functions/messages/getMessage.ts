import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { requests, toRequest } from '#functions/requests/request.store.ts';
import { messages as contracts } from '#shared/contracts/messages.ts';
import { messageBodies, messages } from './message.store.ts';
import { correspondents, personAmong, toMessageSummary } from './toMessage.ts';

/** Returns one of the caller's messages with its text. Cost: 2 DynamoDB requests. */
export const getMessage = operation(contracts.getMessage, {
  load: async ({ id, callerId }, { table }) => {
    const copy = await table.get(messages.key(callerId, id));
    const { ProjectID, contributionRequestId } = copy?.notice ?? {};
    return {
      copy,
      content: messageBodies.key(id),
      people: correspondents(copy ? [copy] : []),
      original: copy?.replyTo && messages.key(callerId, copy.replyTo),
      request: ProjectID && contributionRequestId && requests.key(ProjectID, contributionRequestId),
    };
  },
  run({ caller, loaded: { copy, content, people, original, request } }) {
    if (!copy) return refuse('MESSAGE_NOT_FOUND');

    const isForOwner = request?.OwnerUserID === caller.UserID;
    return {
      ...toMessageSummary(copy, people),
      body: content?.body ?? '',
      ...(original && {
        answered: { id: original.id, subject: original.subject, preview: original.preview },
      }),
      ...(request &&
        isForOwner && { request: toRequest(request, personAmong(people, request.contributorId)) }),
    };
  },
});
