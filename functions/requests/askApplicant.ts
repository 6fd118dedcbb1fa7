import { authors, toAuthorSummary } from '#functions/authors/author.store.ts';
import { isBlockedBy, relationships } from '#functions/contacts/relationship.store.ts';
import { deliverOrWithhold } from '#functions/contacts/withheld.ts';
import { decisions } from '#functions/platform/limits.ts';
import { languageOfTexts } from '#functions/platform/middleware/request.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import { projects } from '#functions/projects/project.store.ts';
import { answering } from '#shared/answering.ts';
import { requests as contracts } from '#shared/contracts/requests.ts';
import { day } from '#shared/time.ts';
import { requestEvents } from './request.events.ts';
import { requestSteps, requests, toRequest } from './request.store.ts';

/**
 * Asks the sender of a pending request a question, once, and notifies them. A sender who has blocked the caller receives
 * nothing, and the caller notices no difference. Cost: 4 DynamoDB requests.
 */
export const askApplicant = operation(contracts.askApplicant, {
  load: ({ ProjectID, contributionRequestId }) => ({
    project: projects.key(ProjectID),
    request: requests.key(ProjectID, contributionRequestId),
  }),
  limit: decisions,
  maxAttempts: 3, // the request may be answered or withdrawn at the same time
  async run({ body, caller, request: facts, loaded: { project, request } }, { table, now, newId }) {
    if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
    if (project.OwnerUserID !== caller.UserID) return refuse('FORBIDDEN');
    if (!request) return refuse('REQUEST_NOT_FOUND');
    if (request.status !== 'pending') return refuse('REQUEST_ALREADY_PROCESSED');
    if (request.question) return refuse('QUESTION_ALREADY_ASKED');

    const { contributorId } = request;
    const [applicant, relationship] = await table.batchGet(
      authors.key(contributorId),
      relationships.key(caller.UserID, contributorId),
    );
    if (applicant?.status !== 'active') return refuse('AUTHOR_NOT_FOUND');
    if (isBlockedBy(relationship, caller.UserID)) return refuse('CONTACT_BLOCKED');

    const at = now();
    const question = { text: body.question, language: languageOfTexts(facts), at };
    const answerBy = new Date(Date.parse(at) + answering.answerDays * day).toISOString();
    const expiresAt = answerBy > request.expiresAt ? answerBy : request.expiresAt;
    const refused = await deliverOrWithhold(
      table,
      { author: caller.UserID, recipient: contributorId },
      {
        deliver: [
          requestSteps.ask(request, question, expiresAt),
          outbox.publish({ now, newId }, requestEvents.questionAsked, {
            ...request,
            OwnerUserID: caller.UserID,
          }),
        ],
        withhold: [requestSteps.ask(request, { ...question, withheld: true }, expiresAt)],
      },
    );
    return refused ?? toRequest({ ...request, question, expiresAt }, toAuthorSummary(applicant));
  },
});
