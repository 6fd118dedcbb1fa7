import { useTranslation } from 'react-i18next';
import type { SupportRequest } from '#shared/entities/supportRequest.ts';
import { parseSubject } from '#shared/messageSubject.ts';

/** The subject of a message as it is shown. */
export function useSubject() {
  const { t } = useTranslation('moderation');
  return ({ subject }: Pick<SupportRequest, 'subject'>) =>
    parseSubject(subject).text || t('support.noSubject');
}
