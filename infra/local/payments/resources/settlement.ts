import { day, second } from '#shared/time.ts';
import type { DueEvent, SimulatorContext } from '../context.ts';
import { newId } from '../ids.ts';
import { pageOf } from '../lists.ts';
import { listing, params } from '../params.ts';
import type { PlatformSettings } from '../records.ts';
import { type Route, route } from '../routes.ts';
import { availableBalance, moveBalance, platformCurrencies } from './balance.ts';

const payoutIntervalSeconds = day / second;

/** The settings that `deploy.md` requires: no payment is converted, and the balance stays until it is transferred. */
const recommended: Omit<PlatformSettings, 'id'> = {
  settlement: ['gbp', 'eur', 'usd'],
  automaticPayouts: false,
  paidOutAt: 0,
};

/** A new Stripe account in the United Kingdom: all payments settle in pounds, which are paid out daily. */
const ukDefault = { settlement: ['gbp'], automaticPayouts: true };

/** Pounds for one unit of a currency. */
const rates: Record<string, number> = { gbp: 1, eur: 0.85, usd: 0.75 };

/** The platform account's settings. */
export const platformSettings = ({ store }: SimulatorContext): PlatformSettings =>
  store.settings.get('platform') ?? { id: 'platform', ...recommended };

/** Chooses between the settings of `deploy.md` and those of a new account. */
export function choosePlatformSettings(context: SimulatorContext, choice: 'recommended' | 'ukDefault'): void {
  const chosen = choice === 'ukDefault' ? ukDefault : recommended;
  context.store.settings.insert({ id: 'platform', ...chosen, paidOutAt: context.now() });
}

/** An amount in the currency in which it settles: its own if the account has a bank account for it, else pounds. */
export function settledAmount(context: SimulatorContext, amount: number, currency: string) {
  if (platformSettings(context).settlement.includes(currency))
    return { amount, currency, exchange_rate: null };
  const rate = rates[currency] ?? 1;
  return { amount: Math.round(amount * rate), currency: 'gbp', exchange_rate: rate };
}

/** The next automatic payout of the balance to the platform's bank. */
export function dueBankPayouts(context: SimulatorContext): DueEvent[] {
  const { automaticPayouts, paidOutAt } = platformSettings(context);
  if (!automaticPayouts) return [];
  return [{ at: paidOutAt + payoutIntervalSeconds, run: () => payOut(context) }];
}

function payOut(context: SimulatorContext): void {
  const { store, now, emit } = context;
  store.settings.update('platform', { paidOutAt: now() });
  for (const currency of platformCurrencies(context)) {
    const amount = availableBalance(context, currency);
    if (amount <= 0) continue;
    const id = newId('po');
    const movement = moveBalance(context, {
      type: 'payout',
      reporting_category: 'payout',
      amount: -amount,
      currency,
      source: id,
      description: 'STRIPE PAYOUT',
    });
    const payout = { id, object: 'payout', amount, arrival_date: now(), automatic: true, currency };
    const created = now();
    emit('payout.created', { ...payout, created, balance_transaction: movement.id, status: 'pending' });
    emit('payout.paid', { ...payout, created, balance_transaction: movement.id, status: 'paid' });
  }
}

/** The platform's own account, its payout schedule and its webhook endpoints, which `npm run stripe:check` reads. */
export const settlementRoutes: Route[] = [
  route('GET /v1/account', params({}), context => ({
    id: 'acct_platform',
    object: 'account',
    charges_enabled: true,
    country: 'GB',
    default_currency: 'gbp',
    details_submitted: true,
    external_accounts: {
      object: 'list',
      data: platformSettings(context).settlement.map(currency => ({
        id: `ba_${currency}`,
        object: 'bank_account',
        country: 'GB',
        currency,
        default_for_currency: true,
      })),
      has_more: false,
      url: '/v1/accounts/acct_platform/external_accounts',
    },
    payouts_enabled: true,
    type: 'standard',
  })),
  route('GET /v1/balance_settings', params({}), context => ({
    object: 'balance_settings',
    payments: {
      debit_negative_balances: true,
      payouts: {
        automatic_transfer_rules_by_currency: null,
        minimum_balance_by_currency: null,
        schedule: { interval: platformSettings(context).automaticPayouts ? 'daily' : 'manual' },
        statement_descriptor: null,
        status: 'enabled',
      },
      settlement_timing: { delay_days: 3, start_of_day: null },
    },
  })),
  route('GET /v1/webhook_endpoints', params(listing), (context, paging) =>
    pageOf(context.webhookEndpoints(), '/v1/webhook_endpoints', paging),
  ),
];
