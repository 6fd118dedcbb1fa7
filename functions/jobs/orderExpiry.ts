import { closePages } from '#functions/money/pages/closePages.ts';
import { job } from '#functions/platform/job.ts';
import { ledger } from '#functions/platform/ledger.ts';
import { paymentProvider } from '#functions/platform/payments.ts';
import { inBackground } from '#functions/platform/providerPace.ts';

/** Closes payment pages of orders that have expired, and releases their units. */
export const orderExpiry = job('orderExpiry', {
  uses: [paymentProvider, ledger],
  run: (_event: unknown, deps) => closePages(inBackground(deps)),
});
