import { errorFields } from '#functions/platform/log.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { RecipientPayoutId, UserID } from '#shared/ids.ts';
import { payoutActions } from '#shared/lifecycle.ts';
import { type Currency, money } from '#shared/settings.ts';
import { day } from '#shared/time.ts';
import type { PaymentDeps } from '../paymentDeps.ts';
import { consolidateSmallPayouts, maxConsolidated } from './consolidateSmallPayouts.ts';
import { iteratePayouts } from './iteratePayouts.ts';
import { offsetReceivable } from './offsetReceivable.ts';
import { outstandingAmount, ownByStatus, payoutSteps, payouts, type StoredPayout } from './payout.store.ts';
import { isBanned, readyAccount, recordReason, sendPayout } from './sendPayout.ts';

/** Counts of a run. */
interface Done {
  eligible: number;
  consolidated: number;
  sent: number;
}

/** Recipients remembered as processed, to bound memory. One that is forgotten is processed again, which sends nothing twice. */
const maxRemembered = 10_000;

/**
 * Marks due payouts as eligible, offsets receivables, consolidates small payouts and sends those above the minimum,
 * recipient by recipient. Holds a page of the list in memory, a page of one recipient's payouts and the small ones to
 * consolidate. Idempotent, also when run concurrently.
 */
export async function transferDue(deps: PaymentDeps): Promise<Done> {
  const { table, log } = deps;
  const done: Done = { eligible: await makeEligible(deps), consolidated: 0, sent: 0 };

  const processed = new Set<UserID>();
  for await (const { recipientId, held } of iteratePayouts(table, 'eligible')) {
    if (held || processed.has(recipientId)) continue;
    if (processed.size === maxRemembered) processed.clear();
    processed.add(recipientId);

    try {
      await sendAll(deps, recipientId, done);
    } catch (error) {
      log.error('payoutWaits', { recipientId, ...errorFields(error) });
    }
  }
  log.info('payoutsDone', { ...done });
  return done;
}

async function makeEligible({ table, now }: PaymentDeps): Promise<number> {
  const madeUntil = new Date(Date.parse(now()) - money.eligibleAfterDays * day).toISOString();
  let made = 0;
  for await (const payout of iteratePayouts(table, 'pending', madeUntil)) {
    if (payout.held || payout.eligibleDate > now()) continue;
    const refused = await table.transact(
      payoutSteps.change(payout, { status: payoutActions.becomeEligible.to }),
    );
    if (!refused) made += 1;
  }
  return made;
}

/** Sends a recipient's eligible payouts: large ones as they are read, small ones once there are enough or no more. */
async function sendAll(deps: PaymentDeps, recipientId: UserID, done: Done): Promise<void> {
  const isOnHold = await isBanned(deps, recipientId);
  const account = isOnHold ? undefined : await readyAccount(deps, recipientId);
  const smallPayouts = new Map<Currency, StoredPayout[]>();

  const eligible = deps.table.each(payouts, { index: 'gsi1', pk: ownByStatus(recipientId, 'eligible') });
  for await (const found of eligible) {
    if (found.held) continue;
    if (!account) {
      await recordReason(deps, found, isOnHold ? 'recipient_banned' : 'account_not_ready');
      continue;
    }

    const payout = await offsetReceivable(deps, found);
    if (payout.status !== 'eligible') continue;
    if (outstandingAmount(payout) >= money.minTransfer) {
      await send(deps, payout.recipientPayoutId, done);
      continue;
    }

    const small = [...(smallPayouts.get(payout.currency) ?? []), payout];
    smallPayouts.set(payout.currency, small);
    if (small.length < maxConsolidated) continue;
    await sendConsolidated(deps, small, done);
    smallPayouts.delete(payout.currency);
  }
  for (const small of smallPayouts.values()) await sendConsolidated(deps, small, done);
}

async function sendConsolidated(
  deps: PaymentDeps,
  small: readonly StoredPayout[],
  done: Done,
): Promise<void> {
  const consolidated = await consolidateSmallPayouts(deps, small);
  if (!consolidated) {
    for (const payout of small) await recordReason(deps, payout, 'too_small');
    return;
  }
  done.consolidated += 1;
  await send(deps, consolidated.recipientPayoutId, done);
}

async function send(deps: PaymentDeps, id: RecipientPayoutId, done: Done): Promise<void> {
  const sent = await sendPayout(deps, id);
  if (!isRefusal(sent) && sent.status === 'completed') done.sent += 1;
}
