import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import type { Account } from '#functions/ledger/accounts.ts';
import { type PostingInput, post, postings } from '#functions/ledger/ledger.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import { isoFromUnix } from '#functions/provider/unixTime.ts';
import { hour, second } from '#shared/time.ts';
import { balanceChange } from '../captures/balanceChange.ts';

const progress = entity({
  name: 'balanceProgress',
  schema: z.object({
    /** Unix seconds of the provider: every older movement has been booked. */
    until: z.int(),
  }),
  key: () => ({ pk: 'reconciliation', sk: 'balance' }),
});

/** Movements may be listed a little after their time. */
const overlap = hour / second;

interface Treatment {
  kind: PostingInput['kind'];
  counterpart: Account;
}

/**
 * Movements of the platform's balance that no payment or payout explains: withdrawals to its bank, top-ups, and fees
 * that are charged separately. All other types are booked with their payment, refund, dispute or transfer.
 */
const treatments: Record<string, Treatment> = {
  payout: { kind: 'withdrawn', counterpart: 'bank:platform' },
  payout_cancel: { kind: 'withdrawn', counterpart: 'bank:platform' },
  payout_failure: { kind: 'withdrawn', counterpart: 'bank:platform' },
  topup: { kind: 'toppedUp', counterpart: 'bank:platform' },
  topup_reversal: { kind: 'toppedUp', counterpart: 'bank:platform' },
  stripe_fee: { kind: 'feeCharged', counterpart: 'fees:stripe' },
  stripe_fx_fee: { kind: 'feeCharged', counterpart: 'fees:stripe' },
  tax_fee: { kind: 'feeCharged', counterpart: 'fees:stripe' },
};

/**
 * Books withdrawals, top-ups and separate fees since the last run; all of them on the first run. Each is booked once,
 * in the currency of its balance.
 */
export async function recordBalanceMovements(deps: PaymentDeps): Promise<void> {
  const { table, payments, now } = deps;
  const began = Math.floor(Date.parse(now()) / second);
  const known = await table.get(progress.key());
  const stripe = await payments.stripe();

  for (const [type, treatment] of Object.entries(treatments)) {
    const created = known && { created: { gte: known.until - overlap } };
    for await (const movement of stripe.balanceTransactions.list({ type, limit: 100, ...created }))
      await record(deps, movement, treatment);
  }
  await table.write(Step.put(progress.key(), { until: began }));
}

async function record(
  { table }: PaymentDeps,
  movement: Stripe.BalanceTransaction,
  { kind, counterpart }: Treatment,
): Promise<void> {
  const id = `balance-${movement.id}`;
  if (await table.get(postings.key(id))) return;

  const { currency, gross, fees } = balanceChange(movement);
  const refused = await table.transact(
    ...post({
      id,
      kind,
      at: isoFromUnix(movement.created),
      currency,
      entries: [
        { account: 'provider:stripe', amount: gross - fees },
        { account: 'fees:stripe', amount: fees },
        { account: counterpart, amount: -gross },
      ],
    }),
  );
  if (refused && !(await table.get(postings.key(id))))
    throw new Error(`Balance transaction ${movement.id} not booked because of a conflict.`);
}
