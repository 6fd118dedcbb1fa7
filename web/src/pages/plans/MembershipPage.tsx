import './Plans.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BillingInterval, planTypeIds } from '#shared/plans.ts';
import { IntervalChoice } from '#web/domain/plan/IntervalChoice.tsx';
import { TaxHint } from '#web/domain/plan/TaxHint.tsx';
import { useMyPlan } from '#web/domain/plan/useMyPlan.ts';
import { usePlanCurrency } from '#web/domain/plan/usePlanCurrency.ts';
import { PlanCard } from './PlanCard.tsx';
import { PlanComparison } from './PlanComparison.tsx';
import { PlanQuestions } from './PlanQuestions.tsx';

/** All plans side by side, with the caller's own. */
export default function MembershipPage() {
  const { t } = useTranslation('plans');
  const [chosen, setChosen] = useState<BillingInterval>();
  const mine = useMyPlan();
  const interval = chosen ?? mine.interval;
  const visitorCurrency = usePlanCurrency();
  const currency = mine.subscription?.currency ?? visitorCurrency;

  return (
    <div className="wrap plansp">
      <header className="plans-head">
        <h1 className="h-hero">{t('head.title')}</h1>
        <p className="lead">{t('head.lead')}</p>
        <IntervalChoice value={interval} onChange={setChosen} />
      </header>
      <div className="plans">
        {planTypeIds.map(plan => (
          <PlanCard key={plan} plan={plan} interval={interval} currency={currency} mine={mine} />
        ))}
      </div>
      <TaxHint />
      <PlanComparison />
      <PlanQuestions />
    </div>
  );
}
