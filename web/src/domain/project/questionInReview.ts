import type { Project } from '#shared/entities/project.ts';
import type { ReviewQuestion } from '#shared/entities/reviewQuestion.ts';

/** The question that an administrator has asked since the project was submitted, if any. */
export const questionInReview = ({ status, question, submittedAt }: Project): ReviewQuestion | undefined =>
  status === 'submitted' && question && question.askedAt >= submittedAt ? question : undefined;
