import { cardCosts, maxCardRate } from '#shared/cardCosts.ts';
import { currencies } from '#shared/settings.ts';
import { useFormat } from '#web/i18n/format.ts';

/** The minimum of the platform fee: "3.25%" of the payment, and "£0.20, €0.25 or $0.30". */
export function useFeeFloor(): { card: string; fixed: string } {
  const format = useFormat();
  return {
    card: format.number(maxCardRate, { style: 'percent', maximumFractionDigits: 2 }),
    fixed: format.list(
      currencies.map(currency => format.money(cardCosts[currency].fixed, currency)),
      'disjunction',
    ),
  };
}
