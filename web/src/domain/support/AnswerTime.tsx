import { useTranslation } from 'react-i18next';
import { hasPrioritySupport } from '#shared/support.ts';
import { useIdentity, useQuery } from '#web/api/hooks.ts';
import { useAnswerDays } from './useAnswerDays.ts';

/** Time within which support answers the reader, by their plan, or for all plans if the reader is not signed in. */
export function AnswerTime() {
  const { t } = useTranslation('common');
  const { priority, days, plans } = useAnswerDays();
  const isSignedIn = useIdentity().status === 'signedIn';
  const { data: me } = useQuery('getMe', isSignedIn ? {} : null);

  if (!me) return t('support.all', { days, priority, plans });
  return hasPrioritySupport(me.planTypeId)
    ? t('support.ownPriority', { days: priority })
    : t('support.own', { days });
}
