import { authors } from '#functions/authors/author.store.ts';
import { personCounts } from '#functions/authors/personCounts.store.ts';
import { payoutHolds } from '#functions/money/payouts/payoutHold.store.ts';
import type { UserID } from '#shared/ids.ts';
import { bans } from './ban.store.ts';

/** Plan of a person's account, their counters and the ban and the hold of payouts in force. */
export const personPlan = ({ UserID }: { UserID: UserID }) => ({
  user: authors.key(UserID),
  counts: personCounts.key(UserID),
  ban: bans.key(UserID),
  payoutHold: payoutHolds.key(UserID),
});
