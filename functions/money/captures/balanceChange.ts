import type { Stripe } from 'stripe';
import { Currency } from '#shared/fields.ts';
import type { Currency as CurrencyCode } from '#shared/settings.ts';

/** A change of the platform's balance in the currency in which it settled, which may differ from the payment's. */
export interface BalanceChange {
  currency: CurrencyCode;
  /** Minor units before the provider's fees. */
  gross: number;
  fees: number;
}

/** The change of the balance by a balance transaction. */
export const balanceChange = ({
  currency,
  amount,
  fee,
}: Pick<Stripe.BalanceTransaction, 'currency' | 'amount' | 'fee'>): BalanceChange => ({
  currency: Currency.parse(currency.toUpperCase()),
  gross: amount,
  fees: fee,
});
