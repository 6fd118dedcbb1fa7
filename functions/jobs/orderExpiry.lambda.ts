import { closePages } from '#functions/money/pages/closePages.ts';
import { paymentDeps } from '#functions/money/paymentDeps.ts';
import { job } from '#functions/platform/job.ts';
import { inBackground } from '#functions/platform/providerPace.ts';

export const handler = job(
  'orderExpiry',
  (_event: unknown, deps) => closePages(inBackground(deps)),
  paymentDeps,
);
