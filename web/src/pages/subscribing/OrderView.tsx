import { useTranslation } from 'react-i18next';
import type { SubscriptionOrder } from '#shared/entities/subscription.ts';
import { paths } from '#shared/paths.ts';
import { day } from '#shared/time.ts';
import { usePlanFormat } from '#web/domain/plan/usePlanFormat.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Announced } from '#web/ui/Announced.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { CairnMeter } from '#web/ui/Cairn.tsx';
import { ErrorPage } from '#web/ui/ErrorPage.tsx';
import { LoadError } from '#web/ui/LoadError.tsx';
import { type Arrival, usePlanOrder } from './usePlanOrder.ts';

const size = { width: 150, height: 176 };

/** The outcome after the payment page: it is checked until the plan has begun. */
export function OrderView({ arrival }: { arrival: Arrival }) {
  const { t } = useTranslation('plans');
  const lang = useLanguage();
  const { order, error, progress, isUnknown, isUndecided, isWaiting, askAgain } = usePlanOrder(arrival);
  const plansLink = (
    <LinkButton kind="moss" to={paths.membership({ lang })}>
      {t('status.plans')}
    </LinkButton>
  );

  if (isUnknown)
    return (
      <ErrorPage code="order" title={t('status.unknown.title')} action={plansLink}>
        {t('status.unknown.text')}
      </ErrorPage>
    );
  if (order?.status === 'success') return <Begun order={order} />;

  const stage = isWaiting ? 'waiting' : isUndecided || !order ? 'checking' : 'ended';
  return (
    <div className="wrap plan-status">
      <CairnMeter
        {...size}
        seed={`order:${arrival.id}`}
        progress={stage === 'checking' ? progress : 0.5}
        title={t('status.meter')}
      />
      <Announced as="div" className="stackv" changesOnly>
        {stage === 'ended' ? (
          <Ended order={order} />
        ) : (
          <>
            <h1 className="h1">{t(`status.${stage}.title`)}</h1>
            <p className="lead">{t(`status.${stage}.text`)}</p>
          </>
        )}
      </Announced>
      {error && <LoadError error={error} />}
      {stage === 'waiting' && <Button onClick={askAgain}>{t('status.again')}</Button>}
    </div>
  );
}

/** Thanks for a plan that has begun, with next steps. */
function Begun({ order: { planTypeId, trialDays, createdAt } }: { order: SubscriptionOrder }) {
  const { t } = useTranslation('plans');
  const lang = useLanguage();
  const { name, utcDate } = usePlanFormat();
  const end = new Date(Date.parse(createdAt) + trialDays * day).toISOString();
  const kind = trialDays > 0 ? 'trial' : 'active';
  return (
    <div className="wrap plan-status">
      <CairnMeter {...size} seed={`plan:${planTypeId}`} progress={1} title={t('status.done')} />
      <h1 className="h1">{t(`status.${kind}.title`, { plan: name(planTypeId) })}</h1>
      <p className="lead">{t(`status.${kind}.text`, { plan: name(planTypeId), date: utcDate(end) })}</p>
      <div className="row wrapx">
        <LinkButton kind="moss" to={paths['edit-profile']({ lang, hash: 'membership' })}>
          {t('status.profile')}
        </LinkButton>
        <LinkButton to={paths.generic({ lang, context: 'thankyousubscription' })}>
          {t('status.next')}
        </LinkButton>
      </div>
    </div>
  );
}

function Ended({ order }: { order: SubscriptionOrder | undefined }) {
  const { t } = useTranslation('plans');
  const lang = useLanguage();
  const kind = order?.status === 'expired' ? 'expired' : 'cancelled';
  return (
    <>
      <h1 className="h1">{t(`status.${kind}.title`)}</h1>
      <p className="lead">{t(`status.${kind}.text`)}</p>
      {order && (
        <p>
          <LinkButton
            kind="moss"
            to={paths['subscribe-payment']({
              lang,
              query: { plan: order.planTypeId, interval: order.interval },
            })}
          >
            {t('status.back')}
          </LinkButton>
        </p>
      )}
    </>
  );
}
