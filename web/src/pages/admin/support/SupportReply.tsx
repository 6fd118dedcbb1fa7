import { useTranslation } from 'react-i18next';
import { written } from '#web/ui/Written.tsx';

/** The answer to a message to support; `text` is empty once it has been deleted. */
export function SupportReply({ text }: { text: string }) {
  const { t } = useTranslation('moderation');
  return (
    <section className="support-answer" aria-label={t('support.reply')}>
      <h3 className="h4">{t('support.reply')}</h3>
      {text ? (
        <p className="support-text" {...written()}>
          {text}
        </p>
      ) : (
        <p className="soft">{t('support.replyGone')}</p>
      )}
    </section>
  );
}
