import { authors } from '#functions/authors/author.store.ts';
import { relationships } from '#functions/contacts/relationship.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { messages as contracts } from '#shared/contracts/messages.ts';
import { special } from '#shared/ids.ts';
import { answerAwardKey, rewardedAnswers } from './answerAward.store.ts';
import { drafts } from './draft.store.ts';
import { messages } from './message.store.ts';
import { sendMessage } from './sendMessage.ts';
import { messageSubmissions } from './submission.store.ts';
import { supportRequests } from './supportRequest.store.ts';

export const handler = lambda(contracts.sendMessage, {
  load: ({ body: { recipient, replyTo, submissionKey, draft }, callerId }, { now }) => [
    authors.key(callerId),
    authors.key(recipient),
    relationships.key(callerId, recipient),
    submissionKey === undefined ? undefined : messageSubmissions.key(callerId, submissionKey),
    replyTo && [
      messages.key(callerId, replyTo),
      answerAwardKey(callerId, replyTo),
      rewardedAnswers.key(callerId, now()),
      callerId === special.support ? supportRequests.key(replyTo) : undefined,
    ],
    draft && drafts.key(callerId, draft),
  ],
  run: sendMessage,
  maxAttempts: 3, // the same submission may arrive twice at the same time
});
