import { useTranslation } from 'react-i18next';
import type { MessageSummary } from '#shared/entities/message.ts';
import { declineReasons } from '#shared/lifecycle.ts';
import { parseSubject } from '#shared/messageSubject.ts';
import { withUnnamedPeople } from '#shared/withUnnamedPeople.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';

/** Kind, subject and beginning of a message; the texts of the site's notices are in the language of the page. */
export function useNoticeText() {
  const { t } = useTranslation(['messages', 'applications']);
  const format = useFormat();
  const lang = useLanguage();

  return ({ subject, preview, notice }: Pick<MessageSummary, 'subject' | 'preview' | 'notice'>) => {
    const { kind, text } = parseSubject(subject);
    if (!notice)
      return { kind, subject: text || t('noSubject'), hasSubject: text !== '', notice: '', preview };
    const { date, ...values } = withUnnamedPeople(notice.values, lang);
    const filled = { ...values, date: date ? format.date(date) : '', context: date ? 'due' : undefined };
    const reason = declineReasons.find(one => one === notice.values['reason']);
    const told = t(`notices.${notice.kind}.text`, filled);
    const words = reason ? `${told} ${t(`applications:decline.reasons.${reason}`)}` : told;
    return {
      kind,
      subject: t(`notices.${notice.kind}.subject`, filled),
      hasSubject: true,
      notice: words,
      preview: preview || words,
    };
  };
}
