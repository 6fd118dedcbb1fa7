import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { type BillingInterval, type PlanTypeId, planOffers } from '#shared/plans.ts';
import type { useMyPlan } from '#web/domain/plan/useMyPlan.ts';
import { usePlanFormat } from '#web/domain/plan/usePlanFormat.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { type ButtonKind, LinkButton } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

export interface PlanActionProps {
  plan: PlanTypeId;
  interval: BillingInterval;
  mine: ReturnType<typeof useMyPlan>;
  kind?: ButtonKind;
}

/** The button of a plan: begin, try, change to it, or manage one's own. */
export function PlanAction({ plan, interval, mine, kind = 'stone' }: PlanActionProps) {
  const { t } = useTranslation('plans');
  const { name } = usePlanFormat();
  const lang = useLanguage();
  const profile = paths['edit-profile']({ lang, hash: 'membership' });
  const isSame = mine.plan === plan && (plan === 'free' || mine.subscription?.interval === interval);

  if (mine.isUnknown)
    return (
      <Skeleton>
        <span className="skel plan-action-skel" />
      </Skeleton>
    );
  if (mine.status !== 'signedIn' && plan === 'free')
    return (
      <LinkButton block kind={kind} to={paths.signup({ lang })}>
        {t('choose.start')}
      </LinkButton>
    );
  if (mine.status === 'signedIn' && (isSame || plan === 'free'))
    return (
      <LinkButton block kind={kind} to={profile}>
        {t(isSame ? 'choose.yours' : 'choose.manage')}
      </LinkButton>
    );

  const { trialDays } = planOffers[plan];
  const label = mine.isRunning
    ? t('choose.change', { plan: name(plan) })
    : mine.trialAvailable
      ? t('choose.try', { plan: name(plan), count: trialDays })
      : t('choose.choose', { plan: name(plan) });
  return (
    <LinkButton block kind={kind} to={paths['subscribe-payment']({ lang, query: { plan, interval } })}>
      {label}
    </LinkButton>
  );
}
