import { payableTo, receivableFrom } from '#functions/ledger/accounts.ts';
import { balances, post } from '#functions/ledger/ledger.ts';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import { RecipientPayoutId } from '#shared/ids.ts';
import { payoutIdOf, payoutSteps, payouts, type StoredPayout } from '../payouts/payout.store.ts';

const maxAttempts = 5;

/**
 * Books the part of a transfer that was reversed at the provider. It settles what the recipient owes; the rest is owed
 * to them again, as a failed payout that an administrator can send. Ignores transfers that are no payouts. Idempotent.
 */
export async function applyTransferReversal(deps: PaymentDeps, transferId: string): Promise<void> {
  const { table, payments, log } = deps;
  const stripe = await payments.stripe();

  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const transfer = await stripe.transfers.retrieve(transferId);
    const id = RecipientPayoutId.safeParse(transfer.metadata['recipientPayoutId']);
    const payout = id.success ? await table.get(payouts.key(id.data)) : undefined;
    if (!payout || transfer.amount_reversed === 0) return;
    if (payout.transferId !== transferId) {
      if (transfer.reversed) return; // it was never booked, and nothing of it is left
      throw new Error(`Transfer ${transferId} is not booked yet; its event must be redelivered.`);
    }
    if (payout.reversed >= transfer.amount_reversed) return;

    const refused = await table.transact(...(await planReversal(deps, payout, transfer.amount_reversed)));
    if (refused) continue;
    log.info('transfer.reversed', { recipientPayoutId: payout.recipientPayoutId, transfer: transferId });
    return;
  }
  throw new Error(`Reversal of transfer ${transferId} not booked after repeated conflicts.`);
}

/** Plans the posting of a transfer's reversal. `reversed` is the whole reversed part, in minor units. */
async function planReversal({ table, now }: PaymentDeps, payout: StoredPayout, reversed: number) {
  const { recipientPayoutId, recipientId, currency, project, PaymentID, transferId } = payout;
  const { consolidatedFrom, heldBy, reversedInto } = payout;
  const amount = reversed - payout.reversed;
  const cause = `reversed-${transferId}-${reversed}`;
  const debt = await table.get(balances.key(receivableFrom(recipientId), currency, '0'));
  const settled = Math.max(0, Math.min(amount, debt?.amount ?? 0));
  const owed = amount - settled;
  const again: StoredPayout = {
    recipientPayoutId: payoutIdOf(cause, recipientId),
    recipientId,
    project,
    PaymentID,
    ...(consolidatedFrom && { consolidatedFrom }),
    createdDate: now(),
    eligibleDate: now(),
    amount: owed,
    currency,
    status: 'failed',
    reason: 'transfer_reversed',
    offset: 0,
    reversed: 0,
    failures: 0,
    ...(heldBy && { held: true as const, heldBy }),
    ...(reversedInto && { reversedBefore: reversedInto }),
  };

  return [
    payoutSteps
      .change(payout, { reversed, ...(owed > 0 && { reversedInto: again.recipientPayoutId }) })
      .when('reversed', '=', payout.reversed),
    ...(owed > 0 ? payoutSteps.create(again) : []),
    ...post({
      id: cause,
      kind: 'transferReversed',
      at: now(),
      currency,
      PaymentID,
      recipientPayoutId,
      entries: [
        { account: 'provider:stripe', amount },
        {
          account: receivableFrom(recipientId),
          amount: -settled,
          minBalance: settled > 0 ? settled : undefined,
        },
        { account: payableTo(recipientId), amount: -owed },
      ],
    }),
  ];
}
