import { Stripe } from 'stripe';
import { payableTo } from '#functions/ledger/accounts.ts';
import { post } from '#functions/ledger/ledger.ts';
import { errorFields } from '#functions/platform/log.ts';
import { outbox } from '#functions/platform/outbox.ts';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import { isRefusedByProvider } from '#functions/provider/payments.ts';
import { payoutActions } from '#shared/lifecycle.ts';
import type { PayoutReason } from '#shared/moneyReasons.ts';
import { hour } from '#shared/time.ts';
import { moneyEvents } from '../money.events.ts';
import { payoutSteps, payouts, type StoredPayout } from '../payouts/payout.store.ts';
import { reportStuckPayouts } from '../payouts/reportStuckPayouts.ts';
import { applyAccount } from './applyAccount.ts';

/**
 * Transfers a claimed payout, or finds the transfer that was already made. An attempt keeps its idempotency key, so
 * that repeating it never sends twice; after a refusal the next attempt has a new key. An unknown outcome leaves the
 * payout in `processing`. Returns the updated payout.
 */
export async function transfer(deps: PaymentDeps, payout: StoredPayout): Promise<StoredPayout> {
  const { log, payments } = deps;
  const { recipientPayoutId, failures } = payout;
  const stripe = await payments.stripe();
  try {
    const found = failures > 0 ? await findTransfer(stripe, payout) : undefined;
    return await complete(deps, payout, found ?? (await send(stripe, payout)));
  } catch (error) {
    if (isRefusedByProvider(error)) {
      const reason = reasonOf(error);
      if (reason === 'account_not_ready') await refreshAccount(deps, payout);
      return await recordTransferFailure(deps, payout, reason);
    }
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    log.error('transfer.unconfirmed', { recipientPayoutId, ...errorFields(error) });
    return payout;
  }
}

/** Resolves a payout in `processing`: looks for its transfer, and repeats the same attempt if there is none. */
export async function resolveTransfer(deps: PaymentDeps, payout: StoredPayout): Promise<StoredPayout> {
  const stripe = await deps.payments.stripe();
  const found = await findTransfer(stripe, payout);
  if (found) return await complete(deps, payout, found);

  const after = await transfer(deps, payout);
  const since = Date.parse(payout.claimedAt ?? payout.createdDate);
  const isLost = after.status === 'processing' && Date.parse(deps.now()) - since > hour;
  if (!isLost) return after;

  // After an hour without a transfer the attempt has failed.
  const late = await findTransfer(stripe, payout);
  return late
    ? await complete(deps, payout, late)
    : await recordTransferFailure(deps, payout, 'outcome_unknown');
}

async function findTransfer(stripe: Stripe, payout: StoredPayout): Promise<Stripe.Transfer | undefined> {
  for await (const transfer of stripe.transfers.list({ transfer_group: groupOf(payout), limit: 100 }))
    if (!transfer.reversed && transfer.metadata['recipientPayoutId'] === payout.recipientPayoutId)
      return transfer;
  return undefined;
}

/** A transfer that a charge funds must have the charge's group, which is its order. */
const groupOf = ({ intentId, PaymentID, recipientPayoutId }: StoredPayout): string =>
  intentId && PaymentID ? PaymentID : recipientPayoutId;

async function send(stripe: Stripe, payout: StoredPayout): Promise<Stripe.Transfer> {
  const { recipientPayoutId, accountId, sending, currency, failures, sourceCharge } = payout;
  if (!accountId || !sending) throw new Error(`Payout ${recipientPayoutId} has not been claimed.`);
  return await stripe.transfers.create(
    {
      amount: sending,
      currency: currency.toLowerCase(),
      destination: accountId,
      transfer_group: groupOf(payout),
      ...(sourceCharge && { source_transaction: sourceCharge }),
      metadata: { recipientPayoutId },
    },
    { idempotencyKey: failures === 0 ? recipientPayoutId : `${recipientPayoutId}-${failures}` },
  );
}

async function complete(
  { table, now, newId }: PaymentDeps,
  payout: StoredPayout,
  sent: Stripe.Transfer,
): Promise<StoredPayout> {
  const { recipientPayoutId, recipientId, currency, sending, PaymentID } = payout;
  if (sent.amount !== sending)
    throw new Error(`Payout ${recipientPayoutId} of ${sending} was sent as ${sent.amount}.`);

  const changes: Partial<StoredPayout> = {
    status: payoutActions.complete.to,
    transferId: sent.id,
    payoutDate: now(),
  };
  const refused = await table.transact(
    payoutSteps.endTransfer(payout, changes).unset('reason'),
    ...post({
      id: `transferred-${recipientPayoutId}`,
      kind: 'transferred',
      at: now(),
      currency,
      PaymentID,
      recipientPayoutId,
      entries: [
        { account: payableTo(recipientId), amount: sending },
        { account: 'provider:stripe', amount: -sending },
      ],
    }),
    outbox.publish(
      { now, newId },
      moneyEvents.payoutCompleted,
      { recipientPayoutId, recipientId, amount: sending, currency },
      `completed-${recipientPayoutId}`,
    ),
  );
  return refused ? await reread(table, payout) : { ...payout, ...changes, reason: undefined };
}

/** Records an attempt that sent nothing. Temporary causes postpone the payout; others need an administrator. */
async function recordTransferFailure(
  deps: PaymentDeps,
  payout: StoredPayout,
  reason: PayoutReason,
): Promise<StoredPayout> {
  const { table, log } = deps;
  const { recipientPayoutId, recipientId, currency, amount, failures } = payout;
  const isPassing = reason === 'balance_too_low' || reason === 'account_not_ready';
  const status = isPassing ? payoutActions.postpone.to : payoutActions.fail.to;
  log.error(isPassing ? 'payout.postponed' : 'payout.failed', { recipientPayoutId, reason });

  const refused = await table.transact(
    payoutSteps.endTransfer(payout, { status, reason, failures: failures + 1 }),
    isPassing
      ? undefined
      : outbox.publish(deps, moneyEvents.payoutFailed, {
          recipientPayoutId,
          recipientId,
          amount,
          currency,
        }),
    // An account that the provider refused is reported once it has not been ready for some time.
    reason === 'account_not_ready' ? undefined : await reportStuckPayouts(deps, reason),
  );
  return refused ? await reread(table, payout) : { ...payout, status, reason, failures: failures + 1 };
}

/** Stores the current state of an account that refused a transfer, so that its owner sees it and no more are tried. */
const refreshAccount = (deps: PaymentDeps, { accountId = '', recipientId }: StoredPayout) =>
  applyAccount(deps, { id: accountId, metadata: { UserID: recipientId } }).catch((error: unknown) =>
    deps.log.error('account.check_failed', { UserID: recipientId, ...errorFields(error) }),
  );

function reasonOf({ code, param }: Stripe.errors.StripeError): PayoutReason {
  if (code === 'balance_insufficient') return 'balance_too_low';
  if (code === 'resource_missing' && param === 'destination') return 'account_not_ready';
  const ofAccount = ['insufficient_capabilities_for_transfer', 'account_invalid', 'transfers_not_allowed'];
  return code && ofAccount.includes(code) ? 'account_not_ready' : 'refused_by_provider';
}

const reread = async (table: PaymentDeps['table'], payout: StoredPayout): Promise<StoredPayout> =>
  (await table.get(payouts.key(payout.recipientPayoutId))) ?? payout;
