import { authors } from '#functions/authors/author.store.ts';
import { moneyExtras } from '#functions/payments/moneyOutside.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { payouts } from '#shared/contracts/payouts.ts';
import { payoutAccounts } from './account.store.ts';
import { getAccountStatus } from './getAccountStatus.ts';

export const handler = lambda(
  payouts.getAccountStatus,
  {
    beside: ({ userId }) => [payoutAccounts.key(userId), authors.key(userId)],
    run: ({ userId, caller }, outside) => getAccountStatus(outside, { userId, by: caller }),
  },
  moneyExtras,
);
