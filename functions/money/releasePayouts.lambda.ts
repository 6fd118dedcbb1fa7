import { authors } from '#functions/authors/author.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { money } from '#shared/contracts/money.ts';
import { releasePayouts } from './payouts/holdPayouts.ts';
import { payoutHolds } from './payouts/payoutHold.store.ts';

export const handler = lambda(money.releasePayouts, {
  load: ({ UserID }) => [authors.key(UserID), payoutHolds.key(UserID)] as const,
  run: releasePayouts,
  maxAttempts: 2,
});
