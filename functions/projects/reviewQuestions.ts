import { type ReviewQuestion, reviewQuestions } from '#shared/entities/reviewQuestion.ts';
import type { MessageID } from '#shared/ids.ts';
import type { ProjectRecord } from './project.store.ts';

/** The questions of a project's review, the last one apart. */
export type Questions = Pick<ProjectRecord, 'question' | 'earlierQuestions'>;

/** All questions of a review, oldest first. */
export const questionsOf = ({ question, earlierQuestions = [] }: Questions): ReviewQuestion[] => [
  ...earlierQuestions,
  ...(question ? [question] : []),
];

/** The questions once another one has been asked. Those of before the last submission are not of this review. */
export function withQuestion(project: ProjectRecord, question: ReviewQuestion) {
  const earlierQuestions = questionsOf(project)
    .filter(({ askedAt }) => askedAt >= project.submittedAt)
    .slice(-reviewQuestions.earlier);
  return { question, earlierQuestions };
}

/** The questions once the message of one has been replied to; undefined if it is none of them or has enough answers. */
export function withAnswer(
  { question, earlierQuestions }: Questions,
  asked: MessageID,
  answer: { id: MessageID; at: string },
): Questions | undefined {
  const answered = questionsOf({ question, earlierQuestions }).find(({ messageId }) => messageId === asked);
  if (!answered || (answered.answers ?? []).length >= reviewQuestions.answers) return undefined;
  const replied = (one: ReviewQuestion): ReviewQuestion =>
    one === answered
      ? { ...one, answeredAt: one.answeredAt ?? answer.at, answers: [...(one.answers ?? []), answer] }
      : one;
  return {
    ...(question && { question: replied(question) }),
    ...(earlierQuestions && { earlierQuestions: earlierQuestions.map(replied) }),
  };
}
