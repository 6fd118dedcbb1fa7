import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PlanChange, Subscription } from '#shared/entities/subscription.ts';
import { paths } from '#shared/paths.ts';
import type { BillingInterval, PlanTypeId } from '#shared/plans.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { useMutation, useQuery } from '#web/api/hooks.ts';
import { IntervalChoice } from '#web/domain/plan/IntervalChoice.tsx';
import { PlanFeatures } from '#web/domain/plan/PlanFeatures.tsx';
import { PlanSheet } from '#web/domain/plan/PlanSheet.tsx';
import { TaxHint } from '#web/domain/plan/TaxHint.tsx';
import { usePlanFormat } from '#web/domain/plan/usePlanFormat.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Hint } from '#web/ui/fields/Field.tsx';
import { LoadError } from '#web/ui/LoadError.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

export interface ChangeViewProps {
  plan: PlanTypeId;
  wantedInterval: BillingInterval;
  subscription: Subscription;
}

/** Amount that a subscriber pays today for another plan, and the button that changes the plan. */
export function ChangeView({ plan, wantedInterval, subscription }: ChangeViewProps) {
  const { t } = useTranslation('plans');
  const lang = useLanguage();
  const { name } = usePlanFormat();
  const [interval, setInterval] = useState(wantedInterval);
  const { subscriptionId, status } = subscription;
  const isSame = subscription.planTypeId === plan && subscription.interval === interval;
  const canChange = status !== 'past-due' && !isSame;
  const preview = useQuery(
    'previewPlanChange',
    canChange ? { subscriptionId, body: { planTypeId: plan, interval } } : null,
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
  const problem = status === 'past-due' ? 'pastDue' : isSame ? 'same' : undefined;

  return (
    <PlanSheet
      label={t('checkout.summary')}
      summary={
        <>
          <h2 className="h3">{t('checkout.summary')}</h2>
          {problem && (
            <Alert
              kind={problem === 'same' ? 'info' : 'warning'}
              title={t(`change.${problem}.title`)}
              action={
                <LinkButton size="s" to={paths['edit-profile']({ lang, hash: 'membership' })}>
                  {t('choose.manage')}
                </LinkButton>
              }
            >
              {t(`change.${problem}.text`)}
            </Alert>
          )}
          {preview.error && (
            <LoadError
              title={t('change.notPreviewed')}
              error={preview.error}
              onAgain={() => void preview.mutate()}
            />
          )}
          {canChange && !preview.data && !preview.error && (
            <Skeleton>
              <span className="skel skel--title" />
            </Skeleton>
          )}
          {canChange && preview.data && (
            <Change
              change={preview.data}
              subscription={subscription}
              onOutdated={() => void preview.mutate()}
            />
          )}
        </>
      }
    >
      <h1 className="h1">{t('change.title', { plan: name(plan) })}</h1>
      <Sheet padded className="stackv">
        <p className="label">{t('checkout.choice')}</p>
        <IntervalChoice block value={interval} onChange={setInterval} />
      </Sheet>
      <PlanFeatures plan={plan} all />
    </PlanSheet>
  );
}

interface ChangeProps {
  change: PlanChange;
  subscription: Subscription;
  /** The amounts no longer hold. */
  onOutdated: () => void;
}

function Change({ change, subscription, onOutdated }: ChangeProps) {
  const { t } = useTranslation('plans');
  const { refusal } = useServerMessages();
  const lang = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const format = usePlanFormat();
  const mutation = useMutation('changePlan', ['getMySubscription', 'getMe', 'listSubscriptionPayments'], {
    quiet: true,
  });
  const { planTypeId, interval, currency, price, dueNow, credit, renewsAt, previewedAt } = change;
  const { subscriptionId, status, trialEnd } = subscription;

  async function confirm() {
    const { data, error } = await mutation.run({
      subscriptionId,
      body: { planTypeId, interval, dueNow, previewedAt },
    });
    if (isRefusal(error, 'TOTAL_MISMATCH', 'ORDER_EXPIRED')) onOutdated();
    if (!data) return;
    toast.show({ kind: 'success', title: t('change.done', { plan: format.name(planTypeId) }) });
    await navigate(paths['edit-profile']({ lang, hash: 'membership' }));
  }

  return (
    <>
      <dl className="plan-lines">
        <div>
          <dt>{t('change.now')}</dt>
          <dd>{format.name(subscription.planTypeId)}</dd>
        </div>
        <div>
          <dt>{t('change.next')}</dt>
          <dd>
            {format.name(planTypeId)}, {format.price(price, currency, interval)}
          </dd>
        </div>
        <div className="plan-total">
          <dt>{t('change.today')}</dt>
          <dd className="money">{format.amount(dueNow, currency)}</dd>
        </div>
        {credit > 0 && (
          <div>
            <dt>{t('change.credit')}</dt>
            <dd className="money">{format.amount(credit, currency)}</dd>
          </div>
        )}
      </dl>
      <p className="small soft">
        {status === 'trial' && trialEnd
          ? t('change.keepTrial', { date: format.deadline(trialEnd) })
          : t(status === 'cancelled' ? 'change.resumes' : 'change.renews', {
              date: format.utcDate(renewsAt),
            })}
      </p>
      {mutation.error && (
        <Alert kind="error" announce title={t('change.problem')}>
          {refusal(mutation.error)}
        </Alert>
      )}
      <Button
        kind={dueNow > 0 ? 'ember' : 'moss'}
        size="l"
        block
        busy={mutation.isBusy && t('change.busy')}
        onClick={() => void confirm()}
      >
        {dueNow > 0
          ? t('change.confirmPay', { price: format.amount(dueNow, currency) })
          : t('change.confirm')}
      </Button>
      <Hint>{t('checkout.terms', { price: format.price(price, currency, interval) })}</Hint>
      <TaxHint />
    </>
  );
}
