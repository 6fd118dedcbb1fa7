import { authors, formerMember, toAuthorSummary } from '#functions/authors/author.store.ts';
import { isBlockedBy, relationships } from '#functions/contacts/relationship.store.ts';
import { aside, deliverOrWithhold } from '#functions/contacts/withheld.ts';
import { callers } from '#functions/platform/caller.ts';
import { decisions } from '#functions/platform/limits.ts';
import { languageOfTexts } from '#functions/platform/middleware/request.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { projects } from '#functions/projects/project.store.ts';
import { requests as contracts } from '#shared/contracts/requests.ts';
import { requestEvents } from './request.events.ts';
import { requestSteps, requests, shownQuestion, toRequest } from './request.store.ts';

/**
 * Answers the owner's question about the caller's own pending request, once, and notifies the owner. An owner who has
 * blocked the caller receives nothing, and the caller notices no difference. Cost: 4 DynamoDB requests.
 */
export const answerQuestion = operation(contracts.answerQuestion, {
  load: ({ ProjectID, contributionRequestId, callerId }) => ({
    project: projects.key(ProjectID),
    delivered: requests.key(ProjectID, contributionRequestId),
    withheld: aside(requests.key(ProjectID, contributionRequestId)),
    user: authors.key(callerId),
  }),
  limit: decisions,
  maxAttempts: 3, // the request may be decided at the same time
  async run(
    { body, caller, request: facts, loaded: { project, delivered, withheld, user } },
    { table, now, newId },
  ) {
    const request = delivered ?? withheld;
    if (!project || request?.contributorId !== caller.UserID) return refuse('REQUEST_NOT_FOUND');
    if (request.status !== 'pending') return refuse('REQUEST_ALREADY_PROCESSED');
    if (!shownQuestion(request, true)) return refuse('QUESTION_NOT_FOUND');
    if (request.answer) return refuse('QUESTION_ALREADY_ANSWERED');

    const { OwnerUserID } = project;
    const [owner, relationship] = await table.batchGet(
      callers.key(OwnerUserID),
      relationships.key(caller.UserID, OwnerUserID),
    );
    if (owner?.status !== 'active') return refuse('INVALID_PROJECT_STATE');
    if (isBlockedBy(relationship, caller.UserID)) return refuse('CONTACT_BLOCKED');

    const answer = { text: body.answer, language: languageOfTexts(facts), at: now() };
    const refused = await deliverOrWithhold(
      table,
      { author: caller.UserID, recipient: OwnerUserID },
      {
        deliver: [
          requestSteps.answer(request, answer),
          outbox.publish({ now, newId }, requestEvents.questionAnswered, { ...request, OwnerUserID }),
        ],
        withhold: [requestSteps.answer(request, { ...answer, withheld: true })],
      },
    );
    return (
      refused ??
      toRequest({ ...request, answer }, user ? toAuthorSummary(user) : formerMember(request.contributorId), {
        isApplicant: true,
      })
    );
  },
});
