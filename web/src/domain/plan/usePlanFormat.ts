import { useTranslation } from 'react-i18next';
import { cardCosts, maxCardRate } from '#shared/cardCosts.ts';
import { type BillingInterval, type PlanTypeId, plans } from '#shared/plans.ts';
import { type Currency, currencies } from '#shared/settings.ts';
import { useFormat } from '#web/i18n/format.ts';

/** Formats prices and dates of plans. The page or section loads the namespace `plans`. */
export function usePlanFormat() {
  const { t } = useTranslation('plans');
  const format = useFormat();
  return {
    /** "Basic". */
    name: (plan: PlanTypeId) => t(`names.${plan}`),
    /** "£5". */
    amount: (amount: number, currency: Currency) => format.money(amount, currency, { whole: true }),
    /** "£5 a month". */
    price: (amount: number, currency: Currency, interval: BillingInterval) =>
      t(interval === 'month' ? 'price.perMonth' : 'price.perYear', {
        price: format.money(amount, currency, { whole: true }),
      }),
    /** "4 December 2026". */
    utcDate: (moment: string) => format.utcDate(moment, 'long'),
    /** The end of a trial, until which it can be cancelled: "4 Dec 2026, 12:00 GMT". */
    deadline: format.deadline,
    /** "4.5%". */
    fee: (plan: PlanTypeId) =>
      format.number(plans[plan].commissionPermille / 1000, { style: 'percent', maximumFractionDigits: 1 }),
    /** Minimum of the fee: "3.25%" of the payment, and "£0.20, €0.25 or $0.30". */
    feeFloor: () => ({
      card: format.number(maxCardRate, { style: 'percent', maximumFractionDigits: 2 }),
      fixed: format.list(
        currencies.map(currency => format.money(cardCosts[currency].fixed, currency)),
        'disjunction',
      ),
    }),
  };
}
