import { errorFields } from '#functions/platform/log.ts';
import type { Delivery } from '#functions/platform/processMessages.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import type { UserID } from '#shared/ids.ts';
import { payoutActions } from '#shared/lifecycle.ts';
import type { PayoutReason } from '#shared/moneyReasons.ts';
import { type Currency, money } from '#shared/settings.ts';
import { hour } from '#shared/time.ts';
import { payoutTerms, readyAccount, recordReason, sendPayout } from '../sync/sendPayout.ts';
import { consolidateSmallPayouts, maxConsolidated } from './consolidateSmallPayouts.ts';
import { offsetReceivable } from './offsetReceivable.ts';
import {
  outstandingAmount,
  ownByStatus,
  payoutSteps,
  payouts,
  type StoredPayout,
  sortKeyOf,
} from './payout.store.ts';
import type { PayoutQueue, PayoutWork, RecipientPayouts } from './payoutQueue.ts';
import { dueUntil, queueRecipients } from './queueDuePayouts.ts';
import { withRecipientLease } from './recipientLease.store.ts';
import { reportStuckPayouts } from './reportStuckPayouts.ts';
import { isUnclaimed, type WaitingPayee, waitingPayeeSteps, waitingPayees } from './waitingPayee.store.ts';
import { whyHeld } from './whyHeld.ts';

export type PayoutDeps = PaymentDeps & { payoutQueue: PayoutQueue };

/** Transfers of one message, so that it ends long before the function's timeout. */
const maxTransfers = 50;

/** Processes a message of the payout queue. */
export const processPayoutWork = (deps: PayoutDeps, delivery: Delivery<PayoutWork>): Promise<void> =>
  'find' in delivery.message
    ? queueRecipients(deps, delivery.message)
    : sendDuePayouts(deps, { ...delivery, message: delivery.message });

/**
 * Makes a recipient's due payouts eligible, offsets receivables, consolidates small payouts and sends those above the
 * minimum. After some transfers, the rest is left to another message. Idempotent, also when run concurrently. A payout
 * that fails does not keep the others from being sent; after the last delivery it is set aside for an administrator.
 * While another function sends to the recipient, or was killed while it did, the message is queued again for later: the
 * other one may have begun before what this message is about.
 */
export async function sendDuePayouts(deps: PayoutDeps, delivery: Delivery<RecipientPayouts>): Promise<void> {
  const { message } = delivery;
  const { recipientId } = message;
  let last: StoredPayout | undefined;
  const delayMs = await withRecipientLease(deps, recipientId, async () => {
    last = await sendSome(deps, delivery);
  });
  if (delayMs !== undefined) return await deps.payoutQueue.send([message], { delayMs });
  if (last) await deps.payoutQueue.send([{ recipientId, after: sortKeyOf(last) }]);
}

/** Sends until there have been enough transfers. Returns the last payout if there may be more. */
async function sendSome(
  deps: PayoutDeps,
  { message, isLast }: Delivery<RecipientPayouts>,
): Promise<StoredPayout | undefined> {
  const { table, now } = deps;
  const { recipientId, after } = message;
  await makeEligible(deps, recipientId);

  const { holding, minimum } = await payoutTerms(deps, recipientId);
  const [onHold] = whyHeld(holding);
  if (onHold && onHold !== 'recipient_banned') return undefined;
  const account = onHold
    ? undefined
    : await readyAccount(deps, recipientId, { maxAge: money.accountRecheckHours * hour });
  const run = createRun(deps, { isLast, minimum });
  const waiting = createWaiting(deps, recipientId);

  const eligible = table.each(payouts, {
    index: 'gsi1',
    pk: ownByStatus(recipientId, 'eligible'),
    between: [after === undefined ? '0' : `${after}!`, `${now()}#~`],
  });
  for await (const payout of eligible) {
    if (payout.held || payout.setAside) continue;
    await run.attempt(payout, async () => {
      if (account) await run.sendOrCollect(payout);
      else await recordReason(deps, payout, onHold ?? (await waiting(payout)));
    });
    if (run.transfers() < maxTransfers) continue;
    await run.finish();
    return payout;
  }
  await run.finish();
  return undefined;
}

/**
 * Returns a function that returns the reason why a payout waits for the recipient's account, according to a record that the
 * first such payout creates.
 */
function createWaiting(deps: PaymentDeps, recipient: UserID) {
  const { table, now, log } = deps;
  let payee: WaitingPayee | undefined;
  return async (payout: StoredPayout): Promise<PayoutReason> => {
    payee ??= await table.get(waitingPayees.key(recipient));
    if (!payee) await table.transact(waitingPayeeSteps.create(recipient, now())); // refused if it exists by now
    if (!payee || !isUnclaimed(payee, payout, now())) return 'account_not_ready';
    const { recipientPayoutId } = payout;
    if (payout.reason !== 'unclaimed') log.error('payout.unclaimed', { recipientPayoutId });
    return 'unclaimed';
  };
}

async function makeEligible({ table, now }: PaymentDeps, recipient: UserID): Promise<void> {
  const due = table.each(payouts, {
    index: 'gsi1',
    pk: ownByStatus(recipient, 'pending'),
    between: ['0', `${dueUntil(now())}#~`],
  });
  for await (const payout of due) {
    if (payout.held || payout.eligibleDate > now()) continue;
    await table.transact(payoutSteps.change(payout, { status: payoutActions.becomeEligible.to }));
  }
}

/** The payouts of one message. */
function createRun(deps: PaymentDeps, { isLast, minimum }: { isLast: boolean; minimum: number }) {
  const smallPayouts = new Map<Currency, StoredPayout[]>();
  /** The last payout of each currency that can be sent, with which payouts below the minimum transfer are sent. */
  const companions = new Map<Currency, StoredPayout>();
  const errors: unknown[] = [];
  let transfers = 0;

  async function attempt(payout: StoredPayout, act: () => Promise<void>): Promise<void> {
    const { recipientPayoutId } = payout;
    try {
      await act();
    } catch (error) {
      errors.push(error);
      deps.log.error('payout.interrupted', { recipientPayoutId, ...errorFields(error) });
      if (isLast) await setAside(deps, payout);
    }
  }

  async function send(payout: StoredPayout): Promise<void> {
    transfers += 1;
    const sent = await sendPayout(deps, payout.recipientPayoutId);
    const { recipientPayoutId } = payout;
    if (isRefusal(sent)) deps.log.info('payout.refused', { recipientPayoutId, reason: sent.code });
  }

  /** Sends small payouts as one. As many as fit are joined in any case, so that further ones can join them. */
  async function sendConsolidated(small: readonly StoredPayout[]): Promise<void> {
    const consolidated = await consolidateSmallPayouts(deps, small);
    if (!consolidated) {
      for (const payout of small) await recordReason(deps, payout, 'too_small');
      return;
    }
    if (outstandingAmount(consolidated) >= minimum) return await send(consolidated);
    smallPayouts.set(consolidated.currency, [consolidated]);
  }

  /** Sends a payout together with the small ones of its currency; alone if they cannot be joined. */
  async function sendTogether(payout: StoredPayout): Promise<void> {
    const small = smallPayouts.get(payout.currency) ?? [];
    const isEnough = small.reduce((sum, one) => sum + outstandingAmount(one), 0) >= minimum;
    const joined = isEnough ? undefined : await consolidateSmallPayouts(deps, [...small, payout]);
    if (joined) smallPayouts.delete(payout.currency);
    await send(joined ?? payout);
  }

  return {
    attempt,
    transfers: () => transfers,

    async sendOrCollect(found: StoredPayout): Promise<void> {
      const payout = await offsetReceivable(deps, found);
      if (payout.status !== 'eligible' || payout.held) return;
      if (outstandingAmount(payout) >= minimum) {
        const previous = companions.get(payout.currency);
        companions.set(payout.currency, payout);
        if (previous) await attempt(previous, () => send(previous));
        return;
      }
      const small = [...(smallPayouts.get(payout.currency) ?? []), payout];
      smallPayouts.set(payout.currency, small);
      if (small.length < maxConsolidated) return;
      smallPayouts.delete(payout.currency);
      await sendConsolidated(small);
    },

    /** Sends what was kept back and collected, and throws the first error, so that the message is repeated. */
    async finish(): Promise<void> {
      for (const payout of companions.values()) await attempt(payout, () => sendTogether(payout));
      for (const small of smallPayouts.values())
        if (small[0]) await attempt(small[0], () => sendConsolidated(small));
      if (errors.length > 0) throw errors[0];
    },
  };
}

/** Takes a payout out of the runs; an administrator can send it. */
async function setAside(deps: PaymentDeps, payout: StoredPayout): Promise<void> {
  const { table, log } = deps;
  const found = await table.get(payouts.key(payout.recipientPayoutId));
  if (found?.status !== 'eligible' || found.setAside) return;
  await table.transact(
    payoutSteps.change(found, { setAside: true, reason: 'set_aside' }),
    await reportStuckPayouts(deps, 'set_aside'),
  );
  log.error('payout.set_aside', { recipientPayoutId: found.recipientPayoutId });
}
