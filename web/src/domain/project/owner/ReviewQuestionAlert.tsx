import { useTranslation } from 'react-i18next';
import type { ReviewQuestion } from '#shared/entities/reviewQuestion.ts';
import { paths } from '#shared/paths.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { written } from '#web/ui/Written.tsx';

/** Tells the owner that the review waits for an answer, and where to give it. */
export function ReviewQuestionAlert({ question: { text, messageId } }: { question: ReviewQuestion }) {
  const { t } = useTranslation('market');
  const lang = useLanguage();
  return (
    <Alert
      kind="warning"
      title={t('reviewQuestion.title')}
      action={
        <LinkButton size="s" to={paths.messages({ lang, query: { id: messageId } })}>
          {t('reviewQuestion.answer')}
        </LinkButton>
      }
    >
      <blockquote {...written()}>{text}</blockquote>
      {t('reviewQuestion.text')}
    </Alert>
  );
}
