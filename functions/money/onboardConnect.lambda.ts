import { authors } from '#functions/authors/author.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { money } from '#shared/contracts/money.ts';
import { payoutAccounts } from './accounts/account.store.ts';
import { onboardConnect } from './accounts/onboardConnect.ts';
import { paymentDeps } from './paymentDeps.ts';

export const handler = lambda(
  money.onboardConnect,
  { load: ({ callerId }) => [payoutAccounts.key(callerId), authors.key(callerId)], run: onboardConnect },
  paymentDeps,
);
