import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import type { ReviewQuestion } from '#shared/entities/reviewQuestion.ts';
import { nameOf } from '#shared/fullName.ts';
import { questionsInReview } from '#web/domain/project/questionInReview.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { RelativeTime } from '#web/ui/Time.tsx';
import { written } from '#web/ui/Written.tsx';

/** Questions that administrators have asked the owner during the review, with the answers. */
export function ReviewQuestions({ project }: { project: Project }) {
  const { t } = useTranslation('admin');
  const questions = questionsInReview(project);
  if (questions.length === 0) return null;
  const isAnswered = questions.at(-1)?.answeredAt !== undefined;
  return (
    <Alert kind="info" title={t(isAnswered ? 'answer.answered' : 'answer.askedBefore')}>
      <ol className="rev-questions">
        {questions.map(question => (
          <Question key={question.askedAt} question={question} project={project} />
        ))}
      </ol>
    </Alert>
  );
}

function Question({
  question: { text, askedAt, answeredAt, answers = [] },
  project: { owner },
}: {
  question: ReviewQuestion;
  project: Project;
}) {
  const { t } = useTranslation('admin');
  const lang = useLanguage();
  return (
    <li>
      <Said by={t('answer.question')} at={askedAt}>
        {text}
      </Said>
      {answers.map(({ id, at, text: answer }) => (
        <Said key={id} by={nameOf(owner, lang)} at={at}>
          {answer || t('answer.answerDeleted')}
        </Said>
      ))}
      {answers.length === 0 && (
        // Answers of before they were noted with the project are only in the mailbox of who asked.
        <p className="soft">{t(answeredAt ? 'answer.answeredText' : 'answer.noAnswerYet')}</p>
      )}
    </li>
  );
}

function Said({ by, at, children }: { by: string; at: string; children: string }) {
  return (
    <div className="rev-said">
      <p className="fine">
        <Facts>
          <b className="strong">{by}</b>
          <span className="muted">
            <RelativeTime at={at} />
          </span>
        </Facts>
      </p>
      <blockquote {...written()}>{children}</blockquote>
    </div>
  );
}
