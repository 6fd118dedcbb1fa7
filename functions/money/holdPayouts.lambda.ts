import { authors } from '#functions/authors/author.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { money } from '#shared/contracts/money.ts';
import { holdPayouts } from './payouts/holdPayouts.ts';
import { payoutHolds } from './payouts/payoutHold.store.ts';

export const handler = lambda(money.holdPayouts, {
  load: ({ UserID }) => [authors.key(UserID), payoutHolds.key(UserID)] as const,
  run: holdPayouts,
  maxAttempts: 2,
});
