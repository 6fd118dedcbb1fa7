import { lambda } from '#functions/platform/lambda.ts';
import { money } from '#shared/contracts/money.ts';
import { getPayoutOrigin } from './payouts/getPayoutOrigin.ts';
import { payouts } from './payouts/payout.store.ts';

export const handler = lambda(money.getPayoutOrigin, {
  load: ({ recipientPayoutId }) => [payouts.key(recipientPayoutId)],
  run: getPayoutOrigin,
});
