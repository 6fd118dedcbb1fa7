import './Subscribing.css';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { readChoice } from '#web/domain/plan/planQuery.ts';
import { useMyPlan } from '#web/domain/plan/useMyPlan.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { ErrorPage } from '#web/ui/ErrorPage.tsx';
import { LoadError } from '#web/ui/LoadError.tsx';
import { PagePlaceholder } from '#web/ui/PagePlaceholder.tsx';
import { ChangeView } from './ChangeView.tsx';
import { CheckoutView } from './CheckoutView.tsx';
import { OrderView } from './OrderView.tsx';
import { readArrival } from './usePlanOrder.ts';

/**
 * Subscribing to a plan: the summary before the payment page, the outcome after it, and for subscribers the cost of a change of
 * plan.
 */
export default function SubscribePaymentPage() {
  const { t } = useTranslation('plans');
  const [search] = useSearchParams();
  const { plan, interval: chosen } = readChoice('subscribe-payment', search);
  const arrival = readArrival(search);
  const mine = useMyPlan();
  const interval = chosen ?? mine.interval;

  if (arrival.id) return <OrderView arrival={{ ...arrival, id: arrival.id }} />;
  if (!plan || plan === 'free') return <NoPlan isFree={plan === 'free'} />;
  if (mine.error)
    return (
      <div className="wrap band">
        <LoadError title={t('checkout.notLoaded')} error={mine.error} onAgain={() => void mine.mutate()} />
      </div>
    );
  if (!mine.data) return <PagePlaceholder />;
  return mine.isRunning && mine.subscription ? (
    <ChangeView key={plan} plan={plan} wantedInterval={interval} subscription={mine.subscription} />
  ) : (
    <CheckoutView key={plan} plan={plan} wantedInterval={interval} trialAvailable={mine.trialAvailable} />
  );
}

function NoPlan({ isFree }: { isFree: boolean }) {
  const { t } = useTranslation('plans');
  const lang = useLanguage();
  const about = isFree ? 'checkout.free' : 'details.unknown';
  return (
    <ErrorPage
      code="plan"
      title={t(`${about}.title`)}
      action={
        <LinkButton kind="moss" to={paths.membership({ lang })}>
          {t('gate.see')}
        </LinkButton>
      }
    >
      {t(`${about}.text`)}
    </ErrorPage>
  );
}
