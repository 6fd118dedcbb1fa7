import { authors } from '#functions/authors/author.store.ts';
import { moneyExtras } from '#functions/payments/moneyOutside.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { payouts } from '#shared/contracts/payouts.ts';
import { payoutAccounts } from './account.store.ts';
import { onboardConnect } from './onboardConnect.ts';

export const handler = lambda(
  payouts.onboardConnect,
  {
    beside: ({ by }) => [payoutAccounts.key(by), authors.key(by)],
    run: ({ caller, request: { language, country } }, outside) =>
      onboardConnect(outside, { by: caller, language, country }),
  },
  moneyExtras,
);
