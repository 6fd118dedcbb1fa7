import type { Project } from '#shared/entities/project.ts';
import type { ReviewQuestion } from '#shared/entities/reviewQuestion.ts';

/** The question that an administrator has asked last since the project was submitted, if any. */
export const questionInReview = ({ status, question, submittedAt }: Project): ReviewQuestion | undefined =>
  status === 'submitted' && question && question.askedAt >= submittedAt ? question : undefined;

/** All questions that administrators have asked since the project was submitted, oldest first. */
export const questionsInReview = (project: Project): readonly ReviewQuestion[] =>
  [...(project.earlierQuestions ?? []), questionInReview(project)].filter(
    question => question !== undefined && question.askedAt >= project.submittedAt,
  ) as ReviewQuestion[]; // without the undefined one
