import type { authors, StoredUser } from '#functions/authors/author.store.ts';
import type { StoredAward } from '#functions/authors/award.store.ts';
import { isWritingAllowed } from '#functions/contacts/isWritingAllowed.ts';
import {
  isBlockedBy,
  relationshipSteps,
  type relationships,
} from '#functions/contacts/relationship.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { enforceLimit } from '#functions/platform/limits.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { fingerprintOf, refuseOtherContent } from '#functions/platform/sameContent.ts';
import { projectSteps, projects } from '#functions/projects/project.store.ts';
import type { messages as contracts } from '#shared/contracts/messages.ts';
import { MessageID, type UserID } from '#shared/ids.ts';
import { toSubject } from '#shared/messageSubject.ts';
import { type RewardedAnswers, rewardAnswer } from './answerAward.store.ts';
import { type drafts, removeDraft } from './draft.store.ts';
import { messageEvents } from './message.events.ts';
import { copyOf, type Letter, messageSteps, messages, type StoredMessage } from './message.store.ts';
import { type messageSubmissions, rememberSubmission } from './submission.store.ts';
import { isWaiting, type StoredSupportRequest, supportRequestSteps } from './supportRequest.store.ts';
import { toMessageSummary } from './toMessage.ts';

/**
 * The message that is answered, the award for its first answer, the answers rewarded today, and what waits at support if
 * support answers.
 */
type Answered = [
  StoredMessage | undefined,
  StoredAward | undefined,
  RewardedAnswers | undefined,
  StoredSupportRequest | undefined,
];

/**
 * Sends a message. The first answer to a message earns points. A person who has blocked the caller receives nothing,
 * and the caller notices no difference. Cost: 3 DynamoDB requests; 4 for an answer to a question of a project's review.
 */
export async function sendMessage(
  {
    body: input,
    caller,
    loaded: [sender, recipient, relationship, submission, answered, draft],
  }: Input<
    typeof contracts.sendMessage,
    [
      typeof authors,
      typeof authors,
      typeof relationships,
      typeof messageSubmissions | undefined,
      Answered | undefined,
      typeof drafts | undefined,
    ]
  >,
  deps: Deps,
) {
  const { table, now, newId } = deps;
  const { recipient: recipientId, subject, body, submissionKey } = input;
  const { UserID } = caller;
  const [original, award, rewardedToday, waiting] = answered ?? [];

  if (submission)
    return (
      refuseOtherContent(submission, input) ??
      (await findSent(table, UserID, submission.id, [sender, recipient]))
    );
  if (recipientId === UserID) return refuse('MESSAGE_SELF');
  if (!sender || recipient?.status !== 'active') return refuse('AUTHOR_NOT_FOUND');
  if (isBlockedBy(relationship, UserID)) return refuse('CONTACT_BLOCKED');
  const isAnswer = original !== undefined && isFrom(original, recipientId);
  if (!isAnswer && !isWritingAllowed(relationship, caller, recipientId))
    return refuse('SUBSCRIPTION_REQUIRED');
  const tooMany =
    (await enforceLimit(deps, 'sendMessage', UserID)) ?? (await enforceLimit(deps, 'messagesOfDay', UserID));
  if (tooMany) return tooMany;

  const letter: Letter = {
    id: MessageID.parse(newId()),
    senderId: UserID,
    recipientId,
    subject: toSubject('unknown', subject),
    body,
    ...(original && { replyTo: original.id }),
    sentAt: now(),
  };
  const { id, sentAt } = letter;
  const event = { id, senderId: UserID, recipientId };
  const isRewarded = isAnswer && !original.notice && !award;
  const question = isAnswer ? await answerToReview(deps, original, sentAt) : undefined;
  const refused = await table.transact(
    question,
    submissionKey === undefined
      ? undefined
      : rememberSubmission(UserID, submissionKey, { id, content: fingerprintOf(input), at: sentAt }),
    messageSteps.createBody(letter),
    messageSteps.keep(letter),
    supportRequestSteps.wait(letter, caller.planTypeId),
    isAnswer && isWaiting(waiting)
      ? supportRequestSteps
          .end(waiting, { at: sentAt, by: UserID, answerId: id })
          .otherwise('CONCURRENT_UPDATE')
      : undefined,
    ...(isBlockedBy(relationship, recipientId)
      ? []
      : [
          ...messageSteps.deliver(letter),
          relationshipSteps.notBlocked(UserID, recipientId, 'CONCURRENT_UPDATE'),
          outbox.publish(deps, messageEvents.messageSent, event),
        ]),
    ...(draft ? removeDraft(draft) : []),
    ...(isRewarded ? rewardAnswer(UserID, original.id, rewardedToday, sentAt) : []),
  );
  return refused ?? toMessageSummary(copyOf(letter, 'sent'), [sender, recipient]);
}

/** Whether a message in the caller's mailbox was written to them by this person. */
const isFrom = ({ origin, senderId }: StoredMessage, id: UserID): boolean =>
  origin === 'inbox' && senderId === id;

/** Notes with the project that the question of its review has been answered; undefined for other messages and later answers. */
async function answerToReview({ table }: Deps, { id, notice }: StoredMessage, answeredAt: string) {
  if (notice?.kind !== 'reviewQuestion' || !notice.ProjectID) return undefined;
  const project = await table.get(projects.key(notice.ProjectID));
  const question = project?.question;
  if (!question || question.messageId !== id || question.answeredAt) return undefined;
  return projectSteps.answer(project, question, answeredAt);
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
