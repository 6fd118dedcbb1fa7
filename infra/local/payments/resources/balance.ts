import type { Stripe } from 'stripe';
import { type CardOrigin, cardCostOf } from '#shared/cardCosts.ts';
import { currencies } from '#shared/settings.ts';
import type { SimulatorContext } from '../context.ts';
import { missing } from '../errors.ts';
import { newId } from '../ids.ts';
import { pageOf } from '../lists.ts';
import { listing, params, text } from '../params.ts';
import type { BalanceRecord } from '../records.ts';
import { accountRoute, type Route, route } from '../routes.ts';
import type { Store } from '../store.ts';

/** Stripe's fee for a card payment by currency and country of the card, at most the payment. */
export function feeOf({ amount, currency }: { amount: number; currency: string }, country: string): number {
  const known = currencies.find(one => one.toLowerCase() === currency) ?? 'GBP';
  return Math.min(amount, cardCostOf(amount, known, originsOf[country] ?? 'international'));
}

/** Origins of the test cards; countries that are not listed are international. */
const originsOf: Record<string, CardOrigin> = { GB: 'uk', FR: 'eea' };

interface Movement {
  type: Stripe.BalanceTransaction.Type;
  reporting_category: string;
  amount: number;
  fee?: number;
  currency: string;
  exchange_rate?: number | null;
  source: string | null;
  description?: string | null;
}

/** The platform's balance by currency, computed once from its transactions. */
const totals = new WeakMap<Store, Map<string, number>>();

function totalsOf(store: Store): Map<string, number> {
  const known = totals.get(store);
  if (known) return known;
  const computed = new Map<string, number>();
  for (const { currency, net } of store.balance.each())
    computed.set(currency, (computed.get(currency) ?? 0) + net);
  totals.set(store, computed);
  return computed;
}

/** Adds a transaction to the platform's balance. Its funds are available immediately. */
export function moveBalance({ store, now }: SimulatorContext, movement: Movement): BalanceRecord {
  const fee = movement.fee ?? 0;
  const total = totalsOf(store);
  total.set(movement.currency, (total.get(movement.currency) ?? 0) + movement.amount - fee);
  return store.balance.insert({
    id: newId('txn'),
    object: 'balance_transaction',
    amount: movement.amount,
    available_on: now(),
    balance_type: 'payments',
    created: now(),
    currency: movement.currency,
    description: movement.description ?? null,
    exchange_rate: movement.exchange_rate ?? null,
    fee,
    fee_details: fee
      ? [
          {
            amount: fee,
            application: null,
            currency: movement.currency,
            description: 'Stripe processing fees',
            type: 'stripe_fee',
          },
        ]
      : [],
    net: movement.amount - fee,
    reporting_category: movement.reporting_category,
    source: movement.source,
    status: 'available',
    type: movement.type,
  });
}

/** The platform's balance of a currency in minor units. Refunds and disputes can make it negative. */
export function availableBalance({ store }: SimulatorContext, currency: string): number {
  return totalsOf(store).get(currency) ?? 0;
}

/** Amount that a connected account has received in a currency, in minor units: its transfers less reversals. */
export function receivedBy({ store }: SimulatorContext, account: string, currency: string): number {
  return store.transfers
    .all()
    .filter(transfer => transfer.destination === account && transfer.currency === currency)
    .reduce((sum, transfer) => sum + transfer.amount - transfer.amount_reversed, 0);
}

/** Balance of a connected account in minor units: the amount received less payouts to its bank. */
export function accountBalance(context: SimulatorContext, account: string, currency: string): number {
  const paidOut = context.store.bankPayouts
    .all()
    .filter(one => one.account === account && one.currency === currency && one.status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);
  return receivedBy(context, account, currency) - paidOut;
}

/** Adds funds that do not come from payments, from the console or a test. */
export function topUp(context: SimulatorContext, amount: number, currency: string): void {
  moveBalance(context, {
    type: 'topup',
    reporting_category: 'topup',
    amount,
    currency,
    source: null,
    description: 'Top-up',
  });
}

/** `GET /v1/balance` and the balance transactions. */
export const balanceRoutes: Route[] = [
  accountRoute('GET /v1/balance', (context, account) => {
    const currencies = account ? accountCurrencies(context, account) : platformCurrencies(context);
    const available = currencies.map(currency => {
      const amount = account
        ? accountBalance(context, account, currency)
        : availableBalance(context, currency);
      return { amount, currency, source_types: { card: amount } };
    });
    const pending = currencies.map(currency => ({ amount: 0, currency, source_types: { card: 0 } }));
    return { object: 'balance', available, livemode: false, pending };
  }),
  route(
    'GET /v1/balance_transactions',
    params({ ...listing, type: text.optional(), source: text.optional(), currency: text.optional() }),
    ({ store }, { type, source, currency, ...paging }) => {
      const found = store.balance
        .all()
        .filter(one => !type || one.type === type)
        .filter(one => !source || one.source === source)
        .filter(one => !currency || one.currency === currency);
      return pageOf(found, '/v1/balance_transactions', paging);
    },
  ),
  route('GET /v1/balance_transactions/{id}', params({}), ({ store }, _, id = '') => {
    const found = store.balance.get(id);
    if (!found) throw missing('balance transaction', id);
    return found;
  }),
];

/** Currencies of the platform's balance. */
export function platformCurrencies({ store }: SimulatorContext): string[] {
  return [...new Set(['gbp', ...totalsOf(store).keys()])];
}

/** Currencies of a connected account: its own, and those of its transfers. */
export function accountCurrencies({ store }: SimulatorContext, account: string): string[] {
  const received = store.transfers.all().filter(transfer => transfer.destination === account);
  return [
    ...new Set([
      store.accounts.get(account)?.default_currency ?? 'gbp',
      ...received.map(one => one.currency),
    ]),
  ];
}
