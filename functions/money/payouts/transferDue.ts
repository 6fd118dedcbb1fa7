import { errorFields } from '#functions/platform/log.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { payoutActions } from '#shared/lifecycle.ts';
import { money } from '#shared/settings.ts';
import type { MoneyOutside } from '../paymentDeps.ts';
import { joinSmall } from './consolidateSmallPayouts.ts';
import { everyPayout } from './iteratePayouts.ts';
import { setOff } from './offsetReceivable.ts';
import { leftOf, payoutSteps, type StoredPayout } from './payout.store.ts';
import { readyAccount, sayWhy, sendPayout } from './sendPayout.ts';

const day = 86_400_000;

/** What a run has done. */
interface Done {
  eligible: number;
  joined: number;
  sent: number;
}

/** Makes payouts eligible when their date has come, sets them off, joins small ones and sends what is large enough. Safe to run twice, also at once. */
export async function transferDue(outside: MoneyOutside): Promise<Done> {
  const { table, log } = outside;
  const done: Done = { eligible: await makeEligible(outside), joined: 0, sent: 0 };

  const waiting: StoredPayout[] = [];
  for await (const payout of everyPayout(table, 'eligible')) if (!payout.held) waiting.push(payout);
  const groups = Map.groupBy(waiting, ({ recipientId, currency }) => `${recipientId} ${currency}`);

  for (const group of groups.values()) {
    try {
      await sendGroup(outside, group, done);
    } catch (error) {
      log.error('payoutWaits', { recipientId: group[0]?.recipientId, ...errorFields(error) });
    }
  }
  log.info('payoutsDone', { ...done });
  return done;
}

async function makeEligible({ table, now }: MoneyOutside): Promise<number> {
  const madeUntil = new Date(Date.parse(now()) - money.eligibleAfterDays * day).toISOString();
  let made = 0;
  for await (const payout of everyPayout(table, 'pending', madeUntil)) {
    if (payout.held || payout.eligibleDate > now()) continue;
    const refused = await table.write(
      payoutSteps.change(payout, { status: payoutActions.becomeEligible.to }),
    );
    if (!refused) made += 1;
  }
  return made;
}

async function sendGroup(outside: MoneyOutside, group: readonly StoredPayout[], done: Done): Promise<void> {
  const [first] = group;
  if (!first) return;
  if (!(await readyAccount(outside, first.recipientId))) {
    for (const payout of group) await sayWhy(outside, payout, 'account_not_ready');
    return;
  }

  const netted: StoredPayout[] = [];
  for (const payout of group) netted.push(await setOff(outside, payout));
  const waiting = netted.filter(({ status }) => status === 'eligible');

  const joined = await joinSmall(outside, waiting);
  if (joined) done.joined += 1;
  const large = waiting.filter(payout => leftOf(payout) >= money.minTransfer);
  for (const { recipientPayoutId } of joined ? [...large, joined] : large) {
    const sent = await sendPayout(outside, recipientPayoutId);
    if (!isRefusal(sent) && sent.status === 'completed') done.sent += 1;
  }
  if (joined) return;
  for (const payout of waiting)
    if (leftOf(payout) < money.minTransfer) await sayWhy(outside, payout, 'too_small');
}
