import { useTranslation } from 'react-i18next';
import { planNames, planTypeIds } from '#shared/plans.ts';
import { hasPrioritySupport, support } from '#shared/support.ts';
import { useFormat } from '#web/i18n/format.ts';

/** Times within which support answers, as texts: "1 working day", "3 working days", and the plans with priority. */
export function useAnswerDays() {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { priority, other } = support.answerDays;
  return {
    priority: t('support.days', { count: priority }),
    days: t('support.days', { count: other }),
    plans: format.list(
      planTypeIds.filter(hasPrioritySupport).map(plan => planNames[plan]),
      'disjunction',
    ),
  };
}
