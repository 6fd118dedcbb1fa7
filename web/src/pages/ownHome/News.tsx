import { useTranslation } from 'react-i18next';
import type { Notification } from '#shared/entities/notification.ts';
import { paths } from '#shared/paths.ts';
import { NotificationRow } from '#web/domain/notification/NotificationRow.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LinkButton } from '#web/ui/Button.tsx';

/** The newest notifications besides those of what waits. */
export function News({ items }: { items: readonly Notification[] }) {
  const { t } = useTranslation('ownHome');
  const lang = useLanguage();
  return (
    <section aria-labelledby="news">
      <h2 className="h3" id="news">
        {t('news.title')}
      </h2>
      <ul className="notes" aria-labelledby="news">
        {items.map(notification => (
          <NotificationRow key={notification.NotificationID} notification={notification} isTarget={false} />
        ))}
      </ul>
      <LinkButton size="s" kind="quiet" to={paths.notifications({ lang })}>
        {t('news.all')}
      </LinkButton>
    </section>
  );
}
