import { authors, formerMember, toAuthorSummary } from '#functions/authors/author.store.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import type { RecipientPayoutId } from '#shared/ids.ts';
import type { PaymentDeps } from '../paymentDeps.ts';
import { sendPayout } from './sendPayout.ts';
import { toPayout } from './toPayout.ts';

/** Sends a payout on an administrator's request, as the job does. */
export async function transferPayout(deps: PaymentDeps, id: RecipientPayoutId) {
  const payout = await sendPayout(deps, id);
  if (isRefusal(payout)) return payout;
  if (payout.status === 'eligible' && payout.reason === 'account_not_ready')
    return refuse('PAYOUT_ACCOUNT_NOT_READY');
  if (payout.status === 'eligible' || payout.status === 'failed') return refuse('TRANSFER_FAILED');

  const person = await deps.table.get(authors.key(payout.recipientId));
  return toPayout(payout, person ? toAuthorSummary(person) : formerMember(payout.recipientId));
}
