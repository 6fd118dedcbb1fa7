import type { SQSEvent } from 'aws-lambda';
import { paymentDeps } from '#functions/money/paymentDeps.ts';
import { idsIn, makePayoutQueue, PayoutWork } from '#functions/money/payouts/payoutQueue.ts';
import { processPayoutWork } from '#functions/money/payouts/sendDuePayouts.ts';
import { job } from '#functions/platform/job.ts';
import { processMessages } from '#functions/platform/processMessages.ts';
import { inBackground } from '#functions/platform/providerPace.ts';
import { maxDeliveries } from '#shared/settings.ts';

export const handler = job(
  'sendPayouts',
  (event: SQSEvent, deps) =>
    processMessages(
      event,
      { log: deps.log, schema: PayoutWork, describe: idsIn, maxReceiveCount: maxDeliveries },
      delivery => processPayoutWork(inBackground(deps), delivery),
    ),
  { ...paymentDeps, payoutQueue: makePayoutQueue },
);
