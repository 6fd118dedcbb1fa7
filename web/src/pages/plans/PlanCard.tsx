import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { type BillingInterval, type PlanTypeId, planOffers, planTypeIds } from '#shared/plans.ts';
import type { Currency } from '#shared/settings.ts';
import { useQuery } from '#web/api/hooks.ts';
import { PlanFeatures } from '#web/domain/plan/PlanFeatures.tsx';
import { PlanPrice } from '#web/domain/plan/PlanPrice.tsx';
import type { useMyPlan } from '#web/domain/plan/useMyPlan.ts';
import { usePlanFormat } from '#web/domain/plan/usePlanFormat.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { CairnMeter } from '#web/ui/Cairn.tsx';
import { classes } from '#web/ui/classes.ts';
import { PlanAction } from './PlanAction.tsx';

export interface PlanCardProps {
  plan: PlanTypeId;
  interval: BillingInterval;
  currency: Currency;
  mine: ReturnType<typeof useMyPlan>;
}

/** The plan that is emphasised. */
const featured: PlanTypeId = 'pro';
const heights: Record<PlanTypeId, number> = { free: 90, basic: 120, pro: 150, premium: 180 };

/** A plan with its price, its features and the button that fits the caller. */
export function PlanCard({ plan, interval, currency, mine }: PlanCardProps) {
  const { t } = useTranslation('plans');
  const lang = useLanguage();
  const { name, amount } = usePlanFormat();
  const id = useId();
  const stones = 2 * (planTypeIds.indexOf(plan) + 1);
  const { price, trialDays } = planOffers[plan];
  const withTrial = plan !== 'free' && mine.trialAvailable && !mine.isRunning;
  const isHot = plan === featured;

  return (
    <section className={classes('plan', isHot && 'plan--hot on-deep')} aria-labelledby={id}>
      <div className="plan-figure">
        <CairnMeter
          seed={`plan:${plan}`}
          count={stones}
          progress={1}
          width={150}
          height={heights[plan]}
          title={t('picture', { count: stones })}
        />
      </div>
      <h2 className="h2" id={id}>
        {name(plan)}
      </h2>
      <p className="small soft plan-about">{t(`descriptions.${plan}`)}</p>
      <PlanPrice
        price={amount(price[interval], currency)}
        per={
          plan === 'free'
            ? t('price.free')
            : withTrial
              ? t(interval === 'month' ? 'price.trialMonth' : 'price.trialYear', { count: trialDays })
              : t(`price.${interval}`)
        }
      />
      {mine.isRunning && mine.plan === plan && <ActiveTill />}
      <PlanAction plan={plan} interval={interval} mine={mine} kind={isHot ? 'paper' : 'stone'} />
      <Link className="fine plan-more" to={paths['plan-details']({ lang, query: { plan, interval } })}>
        {t('choose.details', { plan: name(plan) })}
      </Link>
      <PlanFeatures plan={plan} />
    </section>
  );
}

/** Date until which the caller's plan is paid for. */
function ActiveTill() {
  const { t } = useTranslation('plans');
  const { utcDate } = usePlanFormat();
  const { data: me } = useQuery('getMe', {});
  if (!me?.activeTill) return null;
  return <p className="fine">{t('choose.activeTill', { date: utcDate(me.activeTill) })}</p>;
}
