import { errorFields } from '#functions/platform/log.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { payoutActions } from '#shared/lifecycle.ts';
import { money } from '#shared/settings.ts';
import { day } from '#shared/time.ts';
import type { PaymentDeps } from '../paymentDeps.ts';
import { consolidateSmallPayouts } from './consolidateSmallPayouts.ts';
import { iteratePayouts } from './iteratePayouts.ts';
import { offsetReceivable } from './offsetReceivable.ts';
import { outstandingAmount, payoutSteps, type StoredPayout } from './payout.store.ts';
import { readyAccount, recordReason, sendPayout } from './sendPayout.ts';

/** Counts of a run. */
interface Done {
  eligible: number;
  consolidated: number;
  sent: number;
}

/** Marks due payouts as eligible, offsets receivables, consolidates small payouts and sends those above the minimum. Idempotent, also when run concurrently. */
export async function transferDue(deps: PaymentDeps): Promise<Done> {
  const { table, log } = deps;
  const done: Done = { eligible: await makeEligible(deps), consolidated: 0, sent: 0 };

  const waiting: StoredPayout[] = [];
  for await (const payout of iteratePayouts(table, 'eligible')) if (!payout.held) waiting.push(payout);
  const groups = Map.groupBy(waiting, ({ recipientId, currency }) => `${recipientId} ${currency}`);

  for (const group of groups.values()) {
    try {
      await sendGroup(deps, group, done);
    } catch (error) {
      log.error('payoutWaits', { recipientId: group[0]?.recipientId, ...errorFields(error) });
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

async function sendGroup(deps: PaymentDeps, group: readonly StoredPayout[], done: Done): Promise<void> {
  const [first] = group;
  if (!first) return;
  if (!(await readyAccount(deps, first.recipientId))) {
    for (const payout of group) await recordReason(deps, payout, 'account_not_ready');
    return;
  }

  const netted: StoredPayout[] = [];
  for (const payout of group) netted.push(await offsetReceivable(deps, payout));
  const waiting = netted.filter(({ status }) => status === 'eligible');

  const consolidated = await consolidateSmallPayouts(deps, waiting);
  if (consolidated) done.consolidated += 1;
  const large = waiting.filter(payout => outstandingAmount(payout) >= money.minTransfer);
  for (const { recipientPayoutId } of consolidated ? [...large, consolidated] : large) {
    const sent = await sendPayout(deps, recipientPayoutId);
    if (!isRefusal(sent) && sent.status === 'completed') done.sent += 1;
  }
  if (consolidated) return;
  for (const payout of waiting)
    if (outstandingAmount(payout) < money.minTransfer) await recordReason(deps, payout, 'too_small');
}
