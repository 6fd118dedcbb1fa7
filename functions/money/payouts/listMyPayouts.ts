import type { Input } from '#functions/platform/lambda.ts';
import type { money as contracts } from '#shared/contracts/money.ts';
import { type PayoutPage, toPayouts } from './payoutPage.ts';
import { toPayout } from './toPayout.ts';

/** Lists the caller's payouts, or those in a state, newest first. Cost: 2 DynamoDB requests. */
export const listMyPayouts = ({ loaded: [page] }: Input<typeof contracts.listMyPayouts, [PayoutPage]>) =>
  toPayouts(page, toPayout);
