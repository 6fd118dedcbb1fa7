import { lambda } from '#functions/platform/lambda.ts';
import { money } from '#shared/contracts/money.ts';
import { holdPayout } from './payouts/holdPayout.ts';
import { payouts } from './payouts/payout.store.ts';

export const handler = lambda(money.holdPayout, {
  load: ({ recipientPayoutId }) => [payouts.key(recipientPayoutId)] as const,
  run: holdPayout,
  maxAttempts: 2,
});
