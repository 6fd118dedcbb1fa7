import type { StoredAuditEntry } from '#functions/audit/audit.store.ts';
import { callers } from '#functions/platform/caller.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import type { RecipientPayoutId, UserID } from '#shared/ids.ts';
import { isActionAllowed, payoutActions, userStates } from '#shared/lifecycle.ts';
import type { PayoutReason } from '#shared/moneyReasons.ts';
import { money } from '#shared/settings.ts';
import { payoutAccounts, type StoredAccount } from '../accounts/account.store.ts';
import { captures } from '../captures/capture.store.ts';
import { offsetReceivable } from '../payouts/offsetReceivable.ts';
import { outstandingAmount, payoutSteps, payouts, type StoredPayout } from '../payouts/payout.store.ts';
import { payoutHolds } from '../payouts/payoutHold.store.ts';
import { whyHeld } from '../payouts/whyHeld.ts';
import { applyAccount } from './applyAccount.ts';
import { transfer } from './transfer.ts';

/**
 * Sends one payout, for the job or an administrator. It is claimed first, so that of two concurrent calls one is
 * refused. Returns the updated payout: completed, postponed or failed with its reason, or `processing` while the
 * outcome is unknown. `byHand` names the administrator who sends it, and adds steps to the transaction that claims it.
 */
export async function sendPayout(
  deps: PaymentDeps,
  id: RecipientPayoutId,
  byHand?: { administrator: UserID; stepsFor: (payout: StoredPayout) => readonly Step<StoredAuditEntry>[] },
) {
  const { table, now } = deps;
  const found = await table.get(payouts.key(id));
  if (!found) return refuse('PAYOUT_NOT_FOUND');
  if (!isActionAllowed(payoutActions.transfer, found.status)) return refuse('PAYOUT_NOT_TRANSFERABLE');

  const { holding, minimum } = await payoutTerms(deps, found.recipientId);
  const [onHold] = whyHeld({ payout: found, ...holding });
  if (onHold === 'recipient_banned') {
    await recordReason(deps, found, onHold);
    return refuse('PAYOUT_NOT_TRANSFERABLE');
  }
  if (onHold) return refuse('PAYOUT_HELD');

  const payout = await offsetReceivable(deps, found);
  if (payout.status === 'completed') return payout;
  if (payout.held) return refuse('PAYOUT_HELD'); // since it was read
  const account = await readyAccount(deps, payout.recipientId);
  if (!account) {
    if (payout.reason !== 'unclaimed') await recordReason(deps, payout, 'account_not_ready');
    return refuse('PAYOUT_ACCOUNT_NOT_READY');
  }
  if (outstandingAmount(payout) < minimum) {
    await recordReason(deps, payout, 'too_small');
    return refuse('PAYOUT_BELOW_MINIMUM');
  }

  const sourceCharge = await fundingCharge(deps, payout);
  const claim: Partial<StoredPayout> = {
    status: payoutActions.transfer.to,
    claimedAt: now(),
    accountId: account.accountId,
    sending: outstandingAmount(payout),
    ...(byHand && { triggeredBy: byHand.administrator }),
  };
  const outdated = [
    'setAside',
    ...(sourceCharge ? [] : (['sourceCharge'] as const)),
    ...(byHand ? [] : (['triggeredBy'] as const)),
  ] as const;
  if (!isActionAllowed(payoutActions.transfer, payout.status)) return refuse('PAYOUT_NOT_TRANSFERABLE');
  const refused = await table.transact(
    payoutSteps
      .change(payout, { ...claim, ...(sourceCharge && { sourceCharge }) })
      .unset(...outdated)
      .otherwise('PAYOUT_NOT_TRANSFERABLE'),
    Step.condition(callers.key(payout.recipientId)).when(
      'status',
      'in',
      userStates.filter(state => state !== 'banned'),
    ),
    Step.absent(payoutHolds.key(payout.recipientId)).otherwise('PAYOUT_HELD'),
    ...(byHand?.stepsFor(payout) ?? []),
  );
  return (
    refused ??
    (await transfer(deps, {
      ...payout,
      ...claim,
      sourceCharge,
      setAside: undefined,
      triggeredBy: byHand?.administrator,
    }))
  );
}

/**
 * The charge that funds a payout, so that the transfer does not depend on the platform's available balance. Undefined
 * for consolidated payouts, for payments that settled in another currency, and after a refusal.
 */
async function fundingCharge(
  { table }: Pick<PaymentDeps, 'table'>,
  { intentId, currency, failures }: StoredPayout,
): Promise<string | undefined> {
  if (!intentId || failures > 0) return undefined;
  const capture = await table.get(captures.key(intentId));
  const isSettledAlike =
    capture?.position.isSettled && capture.position.balance.every(one => one.currency === currency);
  return isSettledAlike ? capture.chargeId : undefined;
}

interface PayoutTerms {
  /** The recipient's status and an administrator's hold on them, either of which holds all their payouts. */
  holding: Omit<Parameters<typeof whyHeld>[0], 'payout'>;
  /** The smallest transfer, in minor units. */
  minimum: number;
}

/**
 * Terms of a recipient's payouts. People who have deleted their account have no minimum, because nothing more is added to
 * what they have earned.
 */
export async function payoutTerms(
  { table }: Pick<PaymentDeps, 'table'>,
  recipient: UserID,
): Promise<PayoutTerms> {
  const [person, recipientHold] = await table.batchGet(callers.key(recipient), payoutHolds.key(recipient));
  return {
    holding: { person, recipientHold },
    minimum: person?.status === 'deleted' ? 1 : money.minTransfer,
  };
}

/**
 * The recipient's account if it can receive transfers. Refreshes an account that was not ready from the provider, unless
 * it has been checked within `maxAge` milliseconds: the provider reports changes by events.
 */
export async function readyAccount(
  deps: PaymentDeps,
  recipient: UserID,
  { maxAge = 0 }: { maxAge?: number } = {},
): Promise<StoredAccount | undefined> {
  const { table, now } = deps;
  const known = await table.get(payoutAccounts.key(recipient));
  if (!known || known.status === 'ready') return known;
  if (Date.parse(now()) - Date.parse(known.checkedAt) < maxAge) return undefined;

  await applyAccount(deps, { id: known.accountId, metadata: { UserID: recipient } });
  const asked = await table.get(payoutAccounts.key(recipient));
  return asked?.status === 'ready' ? asked : undefined;
}

/** Stores why a payout is postponed, unless it already holds this reason. */
export async function recordReason(
  { table }: Pick<PaymentDeps, 'table'>,
  payout: StoredPayout,
  reason: PayoutReason,
): Promise<void> {
  if (payout.reason !== reason) await table.transact(payoutSteps.change(payout, { reason }));
}
