import { authors, type StoredUser } from '#functions/authors/author.store.ts';
import { isWritingAllowed } from '#functions/contacts/isWritingAllowed.ts';
import { isBlockedBy, relationshipSteps, relationships } from '#functions/contacts/relationship.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { enforceLimit, limit } from '#functions/platform/limits.ts';
import { languageOfTexts } from '#functions/platform/middleware/request.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { fingerprintOf, refuseOtherContent } from '#functions/platform/sameContent.ts';
import { projectSteps, projects } from '#functions/projects/project.store.ts';
import { withAnswer } from '#functions/projects/reviewQuestions.ts';
import { attachmentSteps, filesToSend } from '#functions/uploads/attachment.store.ts';
import { uploads } from '#functions/uploads/upload.store.ts';
import { messages as contracts } from '#shared/contracts/messages.ts';
import { MessageID, special, type UserID } from '#shared/ids.ts';
import { toSubject } from '#shared/messageSubject.ts';
import { answerAwardKey, rewardAnswer, rewardedAnswers } from './answerAward.store.ts';
import { drafts, removeDraft } from './draft.store.ts';
import { messageEvents } from './message.events.ts';
import {
  copyOf,
  messageSteps,
  messages,
  type NewMessage,
  type StoredMessage,
  threadOf,
} from './message.store.ts';
import { sendToTeam } from './sendToTeam.ts';
import { messageSubmissions, rememberSubmission } from './submission.store.ts';
import { isWaiting, supportRequestSteps, supportRequests } from './supportRequest.store.ts';
import { toMessageSummary } from './toMessage.ts';

const perTenMinutes = limit('sendMessage', 30, { minutes: 10 }, limit('messagesOfDay', 300, 'day'));

/**
 * Sends a message. The first answer to a message earns points. A person who has blocked the caller receives nothing,
 * and the caller notices no difference. Cost: 3 DynamoDB requests; 4 for an answer to a question of a project's review.
 */
export const sendMessage = operation(contracts.sendMessage, {
  load: ({ body: { recipient, replyTo, submissionKey, draft, attachments }, callerId }, { now }) => ({
    sender: authors.key(callerId),
    recipient: authors.key(recipient),
    relationship: relationships.key(callerId, recipient),
    submission: submissionKey === undefined ? undefined : messageSubmissions.key(callerId, submissionKey),
    original: replyTo && messages.key(callerId, replyTo),
    award: replyTo && answerAwardKey(callerId, replyTo),
    rewardedToday: replyTo && rewardedAnswers.key(callerId, now()),
    waiting: replyTo && callerId === special.support ? supportRequests.key(replyTo) : undefined,
    draft: draft && drafts.key(callerId, draft),
    uploaded: [...new Set(attachments)].map(id => uploads.key(id)),
  }),
  maxAttempts: 3, // the same submission may arrive twice at the same time
  async run(
    {
      body: input,
      caller,
      request,
      loaded: {
        sender,
        recipient,
        relationship,
        submission,
        original,
        award,
        rewardedToday,
        waiting,
        draft,
        uploaded,
      },
    },
    deps,
  ) {
    const { table, now, newId } = deps;
    const { recipient: recipientId, subject, body, submissionKey, team } = input;
    const { UserID } = caller;
    const remember = (id: MessageID, at: string) =>
      submissionKey === undefined
        ? undefined
        : rememberSubmission(UserID, submissionKey, { id, content: fingerprintOf(input), at });

    if (submission)
      return (
        refuseOtherContent(submission, input) ??
        (await findSent(table, UserID, submission.id, [sender, recipient]))
      );
    if (!sender) return refuse('AUTHOR_NOT_FOUND');
    const files = filesToSend(uploaded, UserID);
    if (isRefusal(files)) return files;
    if (team)
      return await sendToTeam(deps, {
        sender,
        ProjectID: team.ProjectID,
        recipients: [recipientId, ...team.others],
        subject,
        body,
        files,
        language: languageOfTexts(request),
        also: (id, at) => [remember(id, at), ...(draft ? removeDraft(draft) : [])],
      });
    if (recipientId === UserID) return refuse('MESSAGE_SELF');
    if (recipient?.status !== 'active') return refuse('AUTHOR_NOT_FOUND');
    if (isBlockedBy(relationship, UserID)) return refuse('CONTACT_BLOCKED');
    const isAnswer = original !== undefined && isFrom(original, recipientId);
    if (!isAnswer && !isWritingAllowed(relationship, caller, recipientId))
      return refuse('SUBSCRIPTION_REQUIRED');
    const tooMany = await enforceLimit(deps, perTenMinutes, UserID);
    if (tooMany) return tooMany;

    const message: NewMessage = {
      id: MessageID.parse(newId()),
      senderId: UserID,
      recipientId,
      subject: toSubject('unknown', subject),
      body,
      language: languageOfTexts(request),
      ...(files.length > 0 && { attachments: files.map(({ attachment }) => attachment) }),
      ...(original && { replyTo: original.id }),
      ...(original && isWith(original, recipientId) && { threadId: threadOf(original) }),
      sentAt: now(),
    };
    const { id, sentAt } = message;
    const event = { id, senderId: UserID, recipientId };
    const isRewarded = isAnswer && !original.notice && !award;
    const question = isAnswer ? await answerToReview(deps, original, { id, at: sentAt }) : undefined;
    const refused = await table.transact(
      question,
      remember(id, sentAt),
      ...files.map(file => attachmentSteps.send(file, 1)),
      messageSteps.createBody(message),
      ...messageSteps.keep(message),
      supportRequestSteps.wait(message, caller.planTypeId),
      isAnswer && isWaiting(waiting)
        ? supportRequestSteps
            .end(waiting, { at: sentAt, by: UserID, answerId: id })
            .otherwise('CONCURRENT_UPDATE')
        : undefined,
      ...(isBlockedBy(relationship, recipientId)
        ? []
        : [
            ...messageSteps.deliver(message),
            relationshipSteps.notBlocked(UserID, recipientId, 'CONCURRENT_UPDATE'),
            outbox.publish(deps, messageEvents.messageSent, event),
          ]),
      ...(draft ? removeDraft(draft) : []),
      ...(isRewarded ? rewardAnswer(UserID, original.id, rewardedToday, sentAt) : []),
    );
    return refused ?? toMessageSummary(copyOf(message, 'sent'), [sender, recipient]);
  },
});

/** Whether a message in the caller's mailbox was written to them by this person. */
const isFrom = ({ origin, senderId }: StoredMessage, id: UserID): boolean =>
  origin === 'inbox' && senderId === id;

/** Whether the other person of a message is this one: a message to anybody else begins a conversation. */
const isWith = ({ origin, senderId, recipientId }: StoredMessage, id: UserID): boolean =>
  (origin === 'inbox' ? senderId : recipientId) === id;

/** Notes the answer to a question of a review with its project, where all administrators read it; undefined for other messages. */
async function answerToReview(
  { table }: Deps,
  { id, notice }: StoredMessage,
  answer: { id: MessageID; at: string },
) {
  if (notice?.kind !== 'reviewQuestion' || !notice.ProjectID) return undefined;
  const project = await table.get(projects.key(notice.ProjectID));
  const questions = project && withAnswer(project, id, answer);
  return questions && projectSteps.answer(project, questions);
}

/** The message that an earlier submission has sent. */
async function findSent(
  table: Pick<Deps['table'], 'get'>,
  sender: UserID,
  id: MessageID,
  people: readonly (StoredUser | undefined)[],
) {
  const copy = await table.get(messages.key(sender, id));
  return copy ? toMessageSummary(copy, people) : refuse('MESSAGE_NOT_FOUND');
}
