import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { UserID } from '#shared/ids.ts';
import { Hold } from './payout.store.ts';

const StoredHold = z.extend(Hold, { recipientId: UserID });
export type PayoutHold = z.output<typeof StoredHold>;

/** Holds by administrators of all payouts of a recipient. While one exists, nothing is sent to them. */
export const payoutHolds = entity({
  name: 'payoutHold',
  schema: StoredHold,
  key: (recipient: UserID) => ({ pk: `user#${recipient}`, sk: 'payoutHold' }),
});
