import { payouts } from '#shared/contracts/payouts.ts';
import { authors } from '../authors/author.store.ts';
import { moneyExtras } from '../payments/moneyOutside.ts';
import { lambda } from '../platform/lambda.ts';
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
