import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { planOffers, planTypeIds } from '#shared/plans.ts';
import { IntervalChoice } from '#web/domain/plan/IntervalChoice.tsx';
import { PlanFeatures } from '#web/domain/plan/PlanFeatures.tsx';
import { PlanPrice } from '#web/domain/plan/PlanPrice.tsx';
import { PlanSheet } from '#web/domain/plan/PlanSheet.tsx';
import { PlanWords } from '#web/domain/plan/PlanWords.tsx';
import { planFigures } from '#web/domain/plan/planFigures.ts';
import { readChoice } from '#web/domain/plan/planQuery.ts';
import { TaxHint } from '#web/domain/plan/TaxHint.tsx';
import { useMyPlan } from '#web/domain/plan/useMyPlan.ts';
import { usePlanCurrency } from '#web/domain/plan/usePlanCurrency.ts';
import { usePlanFormat } from '#web/domain/plan/usePlanFormat.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { CairnMeter } from '#web/ui/Cairn.tsx';
import { ErrorPage } from '#web/ui/ErrorPage.tsx';
import { useAddressQuery } from '#web/ui/useAddressQuery.ts';
import { useDocumentTitle } from '#web/ui/useDocumentTitle.ts';
import { PlanAction } from './PlanAction.tsx';

/** One plan: everything that it includes, its price and how its trial works. */
export default function PlanDetailsPage() {
  const { t } = useTranslation('plans');
  const lang = useLanguage();
  const [search, choose] = useAddressQuery();
  const { plan, interval: chosen } = readChoice('plan-details', search);
  const { name, amount } = usePlanFormat();
  const mine = useMyPlan();
  const interval = chosen ?? mine.interval;
  const visitorCurrency = usePlanCurrency();
  const currency = mine.subscription?.currency ?? visitorCurrency;

  useDocumentTitle(plan ? t('details.head', { plan: name(plan) }) : t('details.unknown.title'));

  if (!plan)
    return (
      <ErrorPage
        code="plan"
        title={t('details.unknown.title')}
        action={
          <LinkButton kind="moss" to={paths.membership({ lang })}>
            {t('gate.see')}
          </LinkButton>
        }
      >
        {t('details.unknown.text')}
      </ErrorPage>
    );

  const { price, trialDays } = planOffers[plan];
  const stones = 2 * (planTypeIds.indexOf(plan) + 1);
  return (
    <PlanSheet
      label={t('checkout.summary')}
      summary={
        <>
          <CairnMeter
            seed={`plan:${plan}`}
            count={stones}
            progress={1}
            width={150}
            height={150}
            title={t('picture', { count: stones })}
          />
          {plan !== 'free' && (
            <IntervalChoice block value={interval} onChange={chosen => choose({ plan, interval: chosen })} />
          )}
          <PlanPrice
            price={amount(price[interval], currency)}
            per={
              plan === 'free'
                ? t('price.free')
                : mine.trialAvailable && !mine.isRunning
                  ? t(interval === 'month' ? 'price.trialMonth' : 'price.trialYear', { count: trialDays })
                  : t(`price.${interval}`)
            }
          />
          <PlanAction plan={plan} interval={interval} mine={mine} kind="moss" />
          {plan !== 'free' && <TaxHint />}
        </>
      }
    >
      <p>
        <Link className="link small" to={paths.membership({ lang })}>
          {t('details.back')}
        </Link>
      </p>
      <h1 className="h1">{name(plan)}</h1>
      <p className="lead">{t(`descriptions.${plan}`)}</p>
      <section>
        <h2 className="h3">{t('details.includes')}</h2>
        <PlanFeatures plan={plan} all />
        <PlanWords plan={plan} />
      </section>
      {plan !== 'free' && (
        <section className="plan-terms">
          <h2 className="h3">{t('details.terms')}</h2>
          <p className="soft">{t('faq.trial.a', planFigures)}</p>
          <p className="soft">{t('details.renews')}</p>
          <p className="soft">{t('details.after')}</p>
        </section>
      )}
    </PlanSheet>
  );
}
