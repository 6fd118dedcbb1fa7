import type { Input } from '#functions/platform/lambda.ts';
import type { money as contracts } from '#shared/contracts/money.ts';
import { type PayoutPage, toPayouts } from './payoutPage.ts';
import { toAdminPayout } from './toPayout.ts';

/** Lists all payouts, or those in a state, newest first. */
export const listAllPayouts = ({ loaded: [page] }: Input<typeof contracts.listAllPayouts, [PayoutPage]>) =>
  toPayouts(page, toAdminPayout);
