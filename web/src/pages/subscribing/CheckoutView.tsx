import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BillingInterval, type PlanTypeId, planOffers } from '#shared/plans.ts';
import { type Currency, currencies } from '#shared/settings.ts';
import { day } from '#shared/time.ts';
import { IntervalChoice } from '#web/domain/plan/IntervalChoice.tsx';
import { PlanFeatures } from '#web/domain/plan/PlanFeatures.tsx';
import { PlanSheet } from '#web/domain/plan/PlanSheet.tsx';
import { TaxHint } from '#web/domain/plan/TaxHint.tsx';
import { usePlanCurrency } from '#web/domain/plan/usePlanCurrency.ts';
import { usePlanFormat } from '#web/domain/plan/usePlanFormat.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Hint } from '#web/ui/fields/Field.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { useSubscribe } from './useSubscribe.ts';

export interface CheckoutViewProps {
  plan: Exclude<PlanTypeId, 'free'>;
  wantedInterval: BillingInterval;
  trialAvailable: boolean;
}

/** The summary of a first plan, its terms, and the button to the payment page. */
export function CheckoutView({ plan, wantedInterval, trialAvailable }: CheckoutViewProps) {
  const { t } = useTranslation('plans');
  const { refusal } = useServerMessages();
  const format = usePlanFormat();
  const usual = usePlanCurrency();
  const [interval, setInterval] = useState(wantedInterval);
  const [chosen, setChosen] = useState<Currency>();
  const currency = chosen ?? usual;
  const { isBusy, error, subscribe } = useSubscribe();
  const { price, trialDays } = planOffers[plan];
  const total = price[interval];
  const [trialEnd] = useState(() => new Date(Date.now() + trialDays * day).toISOString());
  const perPeriod = format.price(total, currency, interval);

  return (
    <PlanSheet
      label={t('checkout.summary')}
      summary={
        <>
          <h2 className="h3">{t('checkout.summary')}</h2>
          <dl className="plan-lines">
            <div>
              <dt>{t('checkout.plan', { plan: format.name(plan), interval: t(`checkout.${interval}`) })}</dt>
              <dd className="money">{perPeriod}</dd>
            </div>
            {trialAvailable && (
              <div>
                <dt>{t('checkout.trial', { count: trialDays })}</dt>
                <dd className="money">{format.amount(-total, currency)}</dd>
              </div>
            )}
            <div className="plan-total">
              <dt>{t('checkout.today')}</dt>
              <dd className="money">{format.amount(trialAvailable ? 0 : total, currency)}</dd>
            </div>
            {trialAvailable && (
              <div>
                <dt>{t('checkout.then', { date: format.deadline(trialEnd) })}</dt>
                <dd className="money">{perPeriod}</dd>
              </div>
            )}
          </dl>
          {!trialAvailable && <p className="small soft">{t('checkout.usedTrial')}</p>}
          {error && (
            <Alert kind="error" announce title={t('checkout.problem')}>
              {refusal(error)}
            </Alert>
          )}
          <Button
            kind="ember"
            size="l"
            block
            busy={isBusy && t('checkout.leaving')}
            onClick={() => void subscribe({ planTypeId: plan, interval, currency })}
          >
            {trialAvailable
              ? t('checkout.startTrial')
              : t('checkout.pay', { price: format.amount(total, currency) })}
          </Button>
          <Hint>
            {trialAvailable
              ? t('checkout.termsTrial', { date: format.deadline(trialEnd), price: perPeriod })
              : t('checkout.terms', { price: perPeriod })}
          </Hint>
          <TaxHint />
          <Hint>{t('checkout.hint')}</Hint>
        </>
      }
    >
      <h1 className="h1">
        {t(trialAvailable ? 'checkout.titleTrial' : 'checkout.title', { plan: format.name(plan) })}
      </h1>
      <Sheet padded className="stackv">
        <p className="label">{t('checkout.choice')}</p>
        <IntervalChoice block value={interval} onChange={setInterval} />
        <p className="label">{t('interval.currency')}</p>
        <Segmented<Currency>
          block
          label={t('interval.currency')}
          options={currencies.map(value => ({ value, label: value }))}
          value={currency}
          onChange={setChosen}
        />
      </Sheet>
      <PlanFeatures plan={plan} all />
    </PlanSheet>
  );
}
