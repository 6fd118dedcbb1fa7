import { useTranslation } from 'react-i18next';
import type { Subscription } from '#shared/entities/subscription.ts';
import { paths } from '#shared/paths.ts';
import type { PlanTypeId } from '#shared/plans.ts';
import { useQuery } from '#web/api/hooks.ts';
import { usePlanFormat } from '#web/domain/plan/usePlanFormat.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { LoadError } from '#web/ui/LoadError.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { FailedPayment } from './FailedPayment.tsx';
import { PlanButtons } from './PlanButtons.tsx';
import { PlanPayments } from './PlanPayments.tsx';
import { useChangedCard } from './useChangedCard.ts';

const TONES: Record<Subscription['status'], BadgeTone> = {
  trial: 'info',
  active: 'ok',
  'past-due': 'err',
  cancelled: 'warn',
  ended: 'neutral',
};

const waiting = (
  <Skeleton>
    <span className="skel skel--title" />
  </Skeleton>
);

/**
 * The caller's plan: its state, dates, actions and payments. Without a subscription it is `plan`, the one in their record.
 */
export const MyPlan = lazyComponent(() => LoadedPlan, { texts: ['plans'], fallback: waiting });

function LoadedPlan({ plan }: { plan: PlanTypeId }) {
  const { data, error, mutate } = useQuery('getMySubscription', {});
  const { isRefreshing } = useChangedCard(data?.subscription.subscriptionId);
  if (isRefreshing || (!data && !error)) return waiting;
  if (!data) return <NotLoaded error={error} onAgain={() => void mutate()} />;
  return <Plan subscription={data.subscription} plan={plan} />;
}

function NotLoaded(props: Pick<Parameters<typeof LoadError>[0], 'error' | 'onAgain'>) {
  const { t } = useTranslation('plans');
  return <LoadError title={t('member.notLoaded')} {...props} />;
}

function Plan({ subscription, plan }: { subscription: Subscription; plan: PlanTypeId }) {
  const { t } = useTranslation('plans');
  const lang = useLanguage();
  const format = usePlanFormat();
  const { status, planTypeId, periodEnd, startDate, subscriptionId } = subscription;
  const isRunning = subscriptionId !== 'free';

  return (
    <div className="my-plan">
      <dl className="membership">
        <div>
          <dt>{t('meta.plan-details.title')}</dt>
          <dd className="num">
            {format.name(isRunning ? planTypeId : plan)}{' '}
            {isRunning && <Badge tone={TONES[status]}>{t(`member.status.${status}`)}</Badge>}
          </dd>
        </div>
        {isRunning && <Dates subscription={subscription} />}
        {isRunning && startDate && (
          <div>
            <dt>{t('member.since')}</dt>
            <dd>{format.utcDate(startDate)}</dd>
          </div>
        )}
        {isRunning && <CardText card={subscription.card} />}
      </dl>
      {status === 'past-due' && <FailedPayment subscription={subscription} />}
      {status === 'cancelled' && periodEnd && (
        <p className="small soft">{t('member.cancelledText', { date: format.utcDate(periodEnd) })}</p>
      )}
      {status === 'ended' && (
        <p className="small soft">{t('member.endedText', { plan: format.name(planTypeId) })}</p>
      )}
      {isRunning ? (
        <PlanButtons subscription={subscription} />
      ) : (
        <p>
          <LinkButton kind="moss" to={paths.membership({ lang })}>
            {t('member.see')}
          </LinkButton>
        </p>
      )}
      {(isRunning || status === 'ended') && <PlanPayments />}
    </div>
  );
}

/** Dates of a plan: its next payment, or its end. */
function Dates({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('plans');
  const format = usePlanFormat();
  const { status, price, credit = 0, currency, interval, periodEnd, trialEnd } = subscription;
  if (!periodEnd || price === undefined || !currency || !interval) return null;
  return (
    <>
      {status === 'trial' && trialEnd && (
        <div>
          <dt>{t('member.trialEnd')}</dt>
          <dd>{format.deadline(trialEnd)}</dd>
        </div>
      )}
      {status === 'cancelled' && (
        <div>
          <dt>{t('member.runsUntil')}</dt>
          <dd>{format.utcDate(periodEnd)}</dd>
        </div>
      )}
      {(status === 'trial' || status === 'active') && (
        <div>
          <dt>{t('member.renewal')}</dt>
          <dd>
            {t('member.renewalText', {
              price: format.amount(Math.max(0, price - credit), currency),
              date: status === 'trial' ? format.deadline(periodEnd) : format.utcDate(periodEnd),
            })}
          </dd>
        </div>
      )}
      {credit > 0 && (
        <div>
          <dt>{t('member.credit')}</dt>
          <dd>{t('member.creditText', { amount: format.amount(credit, currency) })}</dd>
        </div>
      )}
    </>
  );
}

function CardText({ card }: Pick<Subscription, 'card'>) {
  const { t } = useTranslation('plans');
  const { date } = useFormat();
  if (!card) return null;
  const { brand, last4, expMonth, expYear } = card;
  const expiry = date(`${expYear}-${String(expMonth).padStart(2, '0')}-15`, 'month');
  return (
    <div>
      <dt>{t('member.card')}</dt>
      <dd>
        {t('member.cardText', { brand: brand.charAt(0).toUpperCase() + brand.slice(1), last4, expiry })}
      </dd>
    </div>
  );
}
