import { authors } from '#functions/authors/author.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { money } from '#shared/contracts/money.ts';
import { payoutAccounts } from './accounts/account.store.ts';
import { getAccountStatus } from './accounts/getAccountStatus.ts';
import { paymentDeps } from './paymentDeps.ts';

export const handler = lambda(
  money.getAccountStatus,
  { load: ({ userId }) => [payoutAccounts.key(userId), authors.key(userId)], run: getAccountStatus },
  paymentDeps,
);
