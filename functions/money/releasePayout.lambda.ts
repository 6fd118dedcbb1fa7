import { lambda } from '#functions/platform/lambda.ts';
import { money } from '#shared/contracts/money.ts';
import { releasePayout } from './payouts/holdPayout.ts';
import { payouts } from './payouts/payout.store.ts';

export const handler = lambda(money.releasePayout, {
  load: ({ recipientPayoutId }) => [payouts.key(recipientPayoutId)] as const,
  run: releasePayout,
  maxAttempts: 2,
});
