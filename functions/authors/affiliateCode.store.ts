import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { UserID } from '#shared/ids.ts';
import type { StoredUser } from './author.store.ts';

/** Accounts by the affiliate code in their invitation link. Unconfirmed and deleted accounts have none. */
export const affiliateCodes = entity({
  name: 'affiliateCode',
  schema: z.object({ UserID }),
  key: (code: string) => ({ pk: `affiliate#${code}`, sk: 'affiliate' }),
});

type Holder = Pick<StoredUser, 'UserID' | 'affiliateCode'>;

/** Steps on affiliate codes. */
export const affiliateSteps = {
  /** Makes the code of an account valid, in the transaction that activates it. */
  take: ({ affiliateCode, UserID }: Holder) => Step.create(affiliateCodes.key(affiliateCode), { UserID }),

  release: ({ affiliateCode, UserID }: Holder) =>
    Step.remove(affiliateCodes.key(affiliateCode)).whenAbsentOr('UserID', '=', UserID),
};
