import { payouts } from '#shared/contracts/payouts.ts';
import { authors } from '../authors/author.store.ts';
import { moneyExtras } from '../payments/moneyOutside.ts';
import { lambda } from '../platform/lambda.ts';
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
