import { useTranslation } from 'react-i18next';
import type { SupportRequest } from '#shared/entities/supportRequest.ts';
import { nameOf } from '#shared/fullName.ts';
import { isAnswerOverdue, supportDay, workingDaysWaited } from '#shared/support.ts';
import { minute } from '#shared/time.ts';
import { useNow } from '#web/api/useNow.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Facts } from '#web/ui/Facts.tsx';

/**
 * Whether a message has priority; who answered or closed it and when, or else whether it is overdue, how long it waits and
 * by when it is to be answered. Days are those of support.
 */
export function RequestState({ request }: { request: SupportRequest }) {
  const { t } = useTranslation('moderation');
  const format = useFormat();
  const lang = useLanguage();
  const now = new Date(useNow(minute)).toISOString();
  const { isPriority, sentAt, dueDate, answered } = request;
  if (answered)
    return (
      <span className="support-state">
        {isPriority && <Badge tone="ember">{t('support.priority')}</Badge>}
        <small>
          {t(answered.answer === undefined ? 'support.closedBy' : 'support.answeredBy', {
            name: nameOf(answered.by, lang),
            date: format.date(answered.at, 'moment'),
          })}
        </small>
      </span>
    );
  const count = workingDaysWaited(sentAt, now);
  return (
    <span className="support-state">
      {isPriority && <Badge tone="ember">{t('support.priority')}</Badge>}
      {isAnswerOverdue(dueDate, now) && <Badge tone="err">{t('support.overdue')}</Badge>}
      <small>
        <Facts>
          {count === 0 ? t('support.waitsToday') : t('support.waits', { count })}
          {supportDay(now) === dueDate
            ? t('support.dueToday')
            : t('support.due', { date: format.date(dueDate, 'day') })}
        </Facts>
      </small>
    </span>
  );
}
