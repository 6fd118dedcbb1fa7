import { day, second } from '#shared/time.ts';
import type { DueEvent, SimulatorContext } from '../context.ts';
import { newId } from '../ids.ts';
import { pageOf } from '../lists.ts';
import type { AccountRecord, BankPayoutRecord } from '../records.ts';
import { accountRoute, type Route } from '../routes.ts';
import { accountBalance, accountCurrencies } from './balance.ts';
import { externalAccounts, requirements } from './onboarding.ts';

/** Connected accounts are paid out daily, Stripe's default. */
const payoutIntervalSeconds = day / second;

/** Schedules the next payout of an account to its bank, unless one is already due. */
export function scheduleBankPayout({ store, now }: SimulatorContext, account: string): void {
  if (!store.dueBankPayouts.get(account))
    store.dueBankPayouts.insert({ id: account, due: now() + payoutIntervalSeconds });
}

/** Scheduled payouts from connected accounts to their banks. */
export function dueAccountPayouts(context: SimulatorContext): DueEvent[] {
  return context.store.dueBankPayouts
    .all()
    .map(({ id, due }) => ({ at: due, run: () => payOutAccount(context, id) }));
}

/** Runs all payouts to banks that are due, for demo data of the past. */
export function runBankPayouts(context: SimulatorContext): void {
  for (const { id, due } of context.store.dueBankPayouts.all())
    if (due <= context.now()) payOutAccount(context, id);
}

/** Pays the balance of an account out to its bank. An account that is not ready keeps its balance until it is. */
function payOutAccount(context: SimulatorContext, id: string): void {
  const { store } = context;
  store.dueBankPayouts.remove(id);
  const account = store.accounts.get(id);
  if (!account) return;
  if (!account.payouts_enabled) return scheduleBankPayout(context, id);
  for (const currency of accountCurrencies(context, id)) {
    const amount = accountBalance(context, id, currency);
    if (amount > 0) sendToBank(context, account, { amount, currency });
  }
}

function sendToBank(
  { store, now, emit }: SimulatorContext,
  account: AccountRecord,
  { amount, currency }: { amount: number; currency: string },
): BankPayoutRecord {
  const created = store.bankPayouts.insert({
    id: newId('po'),
    object: 'payout',
    account: account.id,
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: now(),
    automatic: true,
    balance_transaction: null,
    created: now(),
    currency,
    description: 'STRIPE PAYOUT',
    destination: account.external_accounts?.data[0]?.id ?? null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'in_progress',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'pending',
    trace_id: null,
    type: 'bank_account',
  });
  emit('payout.created', created, { account: account.id });
  const paid = store.bankPayouts.update(created.id, { status: 'paid' });
  emit('payout.paid', paid, { account: account.id });
  return paid;
}

/**
 * Returns the last payout of an account, as a bank does that cannot book it, even days later: the money is in the
 * account's balance again, and its holder has to enter another bank account.
 */
export function failBankPayout(context: SimulatorContext, account: AccountRecord): void {
  const { store, emit } = context;
  const last = store.bankPayouts.all().findLast(payout => payout.account === account.id);
  if (last?.status !== 'paid') throw new Error(`Account ${account.id} has no payout that could fail`);
  const failed = store.bankPayouts.update(last.id, {
    failure_code: 'account_closed',
    failure_message: 'The bank account has been closed.',
    status: 'failed',
  });
  scheduleBankPayout(context, account.id);
  emit('payout.failed', failed, { account: account.id });
  const changed = store.accounts.update(account.id, {
    external_accounts: externalAccounts(account.id, []),
    payouts_enabled: false,
    requirements: requirements(['external_account'], 'requirements.past_due'),
  });
  emit('account.updated', changed, {
    account: account.id,
    previous: { payouts_enabled: account.payouts_enabled, requirements: account.requirements },
  });
}

/** `GET /v1/payouts` of a connected account. */
export const bankPayoutRoutes: Route[] = [
  accountRoute('GET /v1/payouts', ({ store }, account) =>
    pageOf(
      store.bankPayouts.all().filter(payout => payout.account === account),
      '/v1/payouts',
      { limit: 100 },
    ),
  ),
];
