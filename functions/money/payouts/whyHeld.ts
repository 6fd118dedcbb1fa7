import { type HoldReason, holdReasons } from '#shared/moneyReasons.ts';
import type { Hold, Holder, StoredPayout } from './payout.store.ts';

/** Sources of the holds on a payout. */
interface Holding {
  payout?: Pick<StoredPayout, 'heldBy' | 'hold'> | undefined;
  /** The recipient, and an administrator's hold of all their payouts. */
  person: { status: string } | undefined;
  recipientHold: Hold | undefined;
}

/**
 * Reasons that keep a payout from being sent, in order of display: open disputes and refunds of its payments, holds by
 * administrators, and a ban of its recipient. Without a payout, the reasons that hold all payouts of the recipient.
 */
export function whyHeld({ payout, person, recipientHold }: Holding): HoldReason[] {
  const reasons = new Set<HoldReason>((payout?.heldBy ?? []).map(reasonOf));
  if (payout?.hold || recipientHold) reasons.add('held');
  if (person?.status === 'banned') reasons.add('recipient_banned');
  return holdReasons.filter(reason => reasons.has(reason));
}

function reasonOf(holder: Holder): HoldReason {
  if (holder === 'administrator') return 'held';
  return holder.startsWith('refund:') ? 'refund_requested' : 'disputed';
}
