import { ledger } from '#functions/ledger/ledger.ts';
import { closePages } from '#functions/money/pages/closePages.ts';
import { job } from '#functions/platform/job.ts';
import { paymentProvider } from '#functions/provider/payments.ts';
import { inBackground } from '#functions/provider/providerPace.ts';

/** Closes payment pages of orders that have expired, and releases their units. */
export const orderExpiry = job('orderExpiry', {
  uses: [paymentProvider, ledger],
  run: (_event: unknown, deps) => closePages(inBackground(deps)),
});
