import { type StoredRequest, shownNames, shownQuestion } from '#functions/requests/request.store.ts';
import { homeBounds, type PendingApplication } from '#shared/entities/home.ts';

/** Whether an owner's question about an application waits for the applicant. */
const hasQuestion = (request: StoredRequest): boolean => {
  const question = shownQuestion(request, true);
  return question !== undefined && !question.answer;
};

/** The pending ones among a person's applications: the number of questions that they have to answer, and the newest that await an owner. */
export function ownApplications(applied: readonly StoredRequest[]): {
  questions: number;
  applications: PendingApplication[];
} {
  const pending = applied.filter(({ status }) => status === 'pending');
  const awaiting = pending.filter(request => !hasQuestion(request));
  return {
    questions: pending.length - awaiting.length,
    applications: awaiting.slice(0, homeBounds.applications).map(request => {
      const { contributionRequestId, expiresAt } = request;
      return { contributionRequestId, ...shownNames(request, true), expiresAt };
    }),
  };
}
