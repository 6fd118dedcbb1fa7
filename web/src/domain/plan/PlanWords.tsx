import './PlanWords.css';
import { useTranslation } from 'react-i18next';
import type { PlanTypeId } from '#shared/plans.ts';
import { type PriceListLine, priceList } from '#shared/priceList.ts';
import { useAnswerDays } from '#web/domain/support/useAnswerDays.ts';
import { useVisibilityRule } from '#web/domain/visibility/useVisibilityRule.ts';

/** Lines of the price list whose terms need an explanation. */
const EXPLAINED = [
  'boards',
  'people',
  'statistics',
  'visibility',
  'analytics',
  'support',
] as const satisfies PriceListLine[];

/** Explanations of the terms of the price list: all of them, or those of a plan. */
export function PlanWords({ plan }: { plan?: PlanTypeId }) {
  const { t } = useTranslation('plans');
  const rule = useVisibilityRule();
  const { priority, days } = useAnswerDays();
  const shown = EXPLAINED.filter(line => plan === undefined || priceList[line](plan) !== false);
  return (
    <dl className="plan-words">
      {shown.map(line => (
        <div key={line}>
          <dt>{t(`compare.${line}`)}</dt>
          <dd className="small soft">{t(`compare.about.${line}`, { ...rule, priority, days })}</dd>
        </div>
      ))}
    </dl>
  );
}
