import { useTranslation } from 'react-i18next';
import type { RequestQuestion } from '#shared/entities/contributionRequest.ts';
import { written } from '#web/ui/Written.tsx';
import { Letters } from './Letters.tsx';

export interface QuestionViewProps {
  /** Nothing is shown without one. */
  question: RequestQuestion | undefined;
  reader: 'owner' | 'applicant';
}

/** The owner's question about an application, with the answer to it. Needs the namespace `applications`. */
export function QuestionView({ question, reader }: QuestionViewProps) {
  const { t } = useTranslation('applications');
  if (!question) return null;
  const { answer } = question;
  const isOwner = reader === 'owner';
  return (
    <Letters>
      <span className="fine muted">{t(isOwner ? 'question.yours' : 'question.byOwner')}</span>
      <blockquote {...written(question.language)}>{question.text}</blockquote>
      {answer ? (
        <>
          <span className="fine muted">{t(isOwner ? 'question.byApplicant' : 'question.byYou')}</span>
          <blockquote {...written(answer.language)}>{answer.text}</blockquote>
        </>
      ) : (
        <span className="fine muted">{t('question.waiting')}</span>
      )}
    </Letters>
  );
}
